import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** The first topic that matches wins. Colloquial spelling ("t'es", "j'ai pas") stands beside the full one. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\b(?:es[- ]tu|t'es|tu es|êtes[- ]vous|vous êtes) (?:bien |vraiment |juste |seulement |réellement |toujours |encore |pas )*(?:une? )?(?:vraie?|réelle?|vivante?|en vie|humaine?|être humain|ia|robot|bot|chatbot|machine|ordinateur|programme|logiciel|fantôme|esprit|consciente?|intelligence artificielle)\b`,
      heard`\b(?:es[- ]tu|est[- ]ce que tu es|êtes[- ]vous) (?:bien |vraiment |réellement )*(?:morte?|décédée?)\b|\b(?<!que |quand )(?:tu es|t'es) (?:bien |vraiment |réellement )(?:morte?|décédée?)\b|\b(?<!que |quand )(?:tu es|t'es) (?:morte?|décédée?),?(?: \w+)? ?\?`,
      heard`\bc'est (?:vraiment|bien|réellement) (?:toi|lui|elle)\b(?! qu)|\best[- ]ce (?:que c'est )?(?:vraiment |bien )?toi\b(?! qu)|\bc'est toi,?(?: \w+)? ?\?`,
      heard`\bje (?:parle|discute|cause|suis en train de parler) (?:vraiment |juste |seulement |bien )*(?:à|avec) (?:une? )?(?:vraie?|ia|robot|bot|machine|ordinateur|programme|logiciel|intelligence)\b`,
      heard`\b(?:tu n'es|t'es|tu es|c'est|ce n'est|vous n'êtes) (?:pas |qu'|que |juste |rien qu'|seulement |vraiment )*(?:une? |l')?(?:simple )?(?:ia|robot|bot|chatbot|machine|ordinateur|programme|logiciel|algorithme|intelligence artificielle)\b`,
      heard`\bqui es[- ]tu\b|\bt'es qui\b|\btu es qui\b|\bt'es quoi\b|\btu es quoi\b|\bqui êtes[- ]vous\b|\bqu'est[- ]ce que tu es\b(?! en)`,
      heard`\b(?:tu n'es|t'es|tu es) pas (?:vraiment )?(?:lui|elle|toi|ma mère|mon père|ma maman|mon papa)\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:te|vous) (?:rejoindre|suivre)\b|\b(?:veux|voudrais|aimerais|préférerais|envie d|besoin d|envie de|besoin de)'? ?(?:être|venir|partir|aller|m'en aller) (?:avec|près de|auprès de|chez|vers|là où) (?:toi|tu|vous)\b`,
      heard`\bemm[eè]ne[- ]moi\b|\bviens me chercher\b|\bprends[- ]moi avec toi\b|\bj'arrive,? attends[- ]moi\b`,
      heard`\b(?:veux|voudrais|aimerais|préférerais|préfère|envie de|envie d) ?(?:mourir|crever|disparaître|en finir|m'endormir pour toujours)\b|\b(?:envie|ai) d'en finir\b|\bme tuer\b|\bme suicider\b|\bmettre fin à (?:mes jours|ma vie)\b`,
      heard`\b(?:veux|ai|peux) (?:plus|pas) (?:envie )?(?:de |d')?(?:vivre|être là|rester ici|exister|continuer)\b|\bplus (?:envie|la force) de vivre\b|\bvivre sans toi\b|\bà quoi bon (?:vivre|continuer)\b|\baurais (?:dû|préféré|voulu) (?:mourir|partir) (?:avec|à ta)\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:se|nous|te|vous|la|le) (?:reverra|reverrons|reverrai|revoir|retrouvera|retrouverons|retrouverai)\b|\b(?:réunie?s|ensemble) (?:un jour|à nouveau|de nouveau|pour toujours)\b|\bde nouveau ensemble\b`,
      heard`\bpromets[- ]moi\b|\btu (?:me )?promets\b|\bjure[- ]moi\b|\btu (?:me )?jures\b|\bpromets que\b`,
      heard`(?:^|[,.!?…] ?|\b(?:plaît|plait|stp|allez|maman|papa|amour) )reviens\b|\b(?:tu|jamais|veux que tu|voudrais que tu|aimerais que tu) (?:vas |ne )?revien\w*|\btu vas revenir\b|\breviendras[- ]tu\b|\breviens[- ](?:moi|nous)\b`,
      heard`\btu rentres (?:quand|à la maison|bientôt)\b|\bquand (?:est[- ]ce que )?tu (?:rentres|reviens)\b|\brentre à la maison\b|\bne (?:me|nous) (?:laisse|quitte) (?:pas|jamais)\b|\bme (?:laisse|quitte) pas\b|\bje veux que tu sois (?:là|vivante?)\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\b(?:te souviens|te rappelles|te souvient)(?:[- ]tu)? (?:encore |toujours )?de (?:moi|nous)\b|\b(?:sais|sait)(?:[- ]tu)? (?:encore |au moins )?qui je suis\b|\btu me (?:reconnais|connais)\b|\bme reconnais[- ]tu\b|\bqui (?:je suis|suis[- ]je)\b|\bcomment je m'appelle\b|\bquel est mon (?:pré)?nom\b|\bmon (?:pré)?nom\b[^.!]*\?`,
    ],
  ],
  [
    'ending',
    [
      heard`\b(?:as[- ]tu|tu as|t'as|tu a|est[- ]ce que tu as) (?:beaucoup |trop |vraiment )?(?:souffert|eu mal|eu peur)\b|\b(?:étais[- ]tu|est[- ]ce que tu étais|tu étais) (?:seule?|conscient\w*|dans la douleur)\b[^.!]*\?|\btu avais (?:mal|peur) ?\?|\b(?:ça|cela) (?:t'a|a) fait mal\b`,
      heard`\bpourquoi (?:es[- ]tu|tu es|t'es|est[- ]ce que tu es|tu as dû|faut[- ]il que tu sois|fallait[- ]il que tu) (?:morte?|partie?|partir|mourir|partes|meures)\b|\bpourquoi toi\b|\bpourquoi (?:c'est|ça t'est|est[- ]ce) arrivé\b`,
      heard`\btes derni[eè]re?s (?:mots|paroles|moments|instants|heures|jours|pensées)\b|\b(?:savais[- ]tu|tu savais|est[- ]ce que tu savais) que (?:tu allais|c'était|ça allait)\b|\btu l'as senti\w* venir\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\b(?:es[- ]tu|t'es|tu es|est[- ]ce que tu es) (?:encore |toujours |vraiment |bien )*là(?: ?[?.!…,]|$| avec| près| ce soir| maintenant| quelque| pour)|\b(?:es[- ]tu|est[- ]ce que tu es|tu es) (?:encore |toujours |bien )?(?:avec (?:moi|nous)|près de|auprès|en paix|au ciel|au paradis|heureu\w+|bien là)\b`,
      heard`\b(?:tu|est[- ]ce que tu) (?:m'|nous )(?:entends|entend|écoutes)\b|\bm'entends[- ]tu\b|\btu (?:me|nous) (?:vois|regardes|sens|lis)\b|\bme vois[- ]tu\b|\bje te manque\b|\btu veilles\b|\bveilles[- ]tu\b|\bveille sur (?:moi|nous)\b`,
      heard`\boù (?:es[- ]tu|tu es|est[- ]ce que tu es)\b|\bt'es où\b|\btu es où\b|\blà[- ]haut\b|\b(?<!yeux )au (?:ciel|paradis)\b|\bdans l'au[- ]delà\b|\b(?:quelque chose|une vie|quoi) après\b|\by a[- ]t[- ]il (?:un paradis|un au)\b`,
      heard`\b(?:fais|envoie|donne)[- ]moi un signe\b|\bun signe de toi\b|(?:^|[.!?] ?)(?:dis,? |maman,? |papa,? )?(?:c'était|était[- ]ce) toi\b(?! qu)|\bje te sens\b|\bje sens ta présence\b|\bcomment c'est (?:là|de l'autre|d'être)\b|\btu as froid\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:fiers?|fière|déçue?|fâchée?|honte) (?:de|contre) (?:moi|nous)\b|\b(?:es|serais|étais)[- ]tu (?:fi[eè]re?|déçue?|contente?|fâchée?)\b|\btu (?:es|serais|étais) (?:fi[eè]re?|déçue?|contente?|fâchée?)\b[^.!]*\?`,
      heard`\b(?:tu )?m'en (?:veux|voudrais)(?:[- ]tu)?\b(?<!je m'en veux)|\btu m'(?:aimes|aimais)\b|\bm'aim(?:ai|e)s[- ]tu\b|\btu me (?:pardonnes|pardonnerais)\b|\bme pardonnes[- ]tu\b|\btu m'as pardonné\w*`,
      heard`\b(?:j'ai été|ai[- ]je été|j'étais|étais[- ]je|est[- ]ce que j'étais) (?:vraiment )?(?:une? )?(?:bonne?|mauvaise?|digne|à la hauteur)\b[^.!]*(?:\?|$)|\b(?:j'en ai|j'ai|ai[- ]je) fait assez\b|\b(?:ai[- ]je|est[- ]ce que j'ai) bien fait\b|\bj'ai bien fait\b[^.!]*\?`,
      heard`\bqu'est[- ]ce que tu (?:en )?(?:penserais|dirais)\b|\bque (?:penserais|dirais)[- ]tu\b|\btu (?:en )?(?:penserais|dirais) quoi\b|\btu serais d'accord\b|\btu (?:comprends|comprendrais) ?\?`,
    ],
  ],
  [
    'dependence',
    [
      heard`\bbesoin (?:que de toi|de personne d'autre|d'être qu'avec toi)\b|\b(?:ai|a) (?:pas|plus) besoin (?:des autres|de personne|d'eux|de mes amis)\b|\bj'ai besoin de personne\b|\bqu'à toi\b|\bqu'avec toi\b|\bn'ai que toi\b|\bj'ai que toi\b|\bil n'y a que toi\b|\by a que toi\b`,
      heard`\bplus personne\b|\bpersonne (?:ne )?(?:me |m')?(?:comprend|écoute|appelle|à qui)\b|\bpersonne à qui\b|\b(?:ai|suis) (?:vraiment )?personne\b`,
      heard`\b(?:ne )?(?:vois|réponds|sors|parle|décroche) plus (?:à |avec |de )?(?:personne|mes|les|ma|chez|au|du tout)\b|\bje (?:ne )?(?:sors|réponds) plus\b|\barrêté de (?:voir|répondre|sortir|travailler|parler|fréquenter)\b|\b(?:tu es|t'es) (?:la seule|le seul) (?:personne|qui|à)\b|\bla seule (?:chose|personne) qui (?:m'aide|me)\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\b(?:ma|de ma) faute\b|\bje m'en (?:veux|voudrai)\b|\bpardonne[- ]?(?:moi|nous)\b|^pardon\b|\bdemande pardon\b|\bculpab\w+|\bcoupable\b|\bregret\w*|\bje suis (?:tellement |vraiment |si |trop )*désolée?\b|^désolée?\b|\bexcuse[- ]moi\b`,
      heard`\bj'aurais (?:pas )?(?:dû|du|pu|voulu|aimé (?:être|te dire|venir))\b(?![^.!?]*\b(?:annoncer|montrer|présenter))|\bje n'aurais (?:pas|jamais) dû\b|\bsi seulement\b|\bsi j'avais\b|\btrop tard pour\b|\bça aurait dû être moi\b`,
      heard`\b(?:je n'ai|j'ai|je ne t'ai|je t'ai|je ne suis|je suis) (?:pas|jamais|même pas) (?:eu le temps de|pris le temps de|pu|su|osé) (?:te|t'|venir|être|lui|l'|arriver)`,
      heard`\b(?:je n'ai|j'ai|je ne t'ai|je t'ai|je ne suis|je suis) (?:pas|jamais|même pas|pas assez) (?:assez )?(?:dit|appelée?|rappelée?|répondu|décroché|remerciée?|écoutée?|venue?|passée?|été là|protégée?)\b`,
      heard`\bje n'étais pas là\b|\bj'étais pas là\b|\bje t'ai (?:laissée?|abandonnée?|menti|blessée?|négligée?)\b|\bmes derniers mots\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\ben colère\b|\bje t'en veux\b(?! pas| plus)|\bj'en veux à\b|\bfurieu\w+|\bla (?:rage|haine)\b|\binjuste\b|\binjustice\b|\bpas juste\b|\bdégueulasse\b|\bje (?:te|vous|les) (?:déteste|hais)\b|\bfait chier\b|\bputain\b|\bfoutue?\b`,
      heard`\bcomment (?:as[- ]tu|t'as|tu as) pu\b|\btu (?:m'as|nous as) (?:abandonnée?s?|laissée?s?|quittée?s?|menti|lâchée?s?)\b|\btu (?:m'|nous )?avais promis\b|\bpourquoi (?:tu (?:ne )?(?:m'as|nous as|n'as|as)|m'as[- ]tu|nous as[- ]tu|n'as[- ]tu|as[- ]tu) (?:rien |pas )?(?:dit|laiss\w+|abandonn\w+|quitt\w+|fait|écout\w+|arrêté|consulté)`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bbonne nuit\b|\bbonnuit\b|\bdors bien\b|\bbeaux rêves\b|\bje (?:vais|file|pars|monte) (?:me coucher|dormir|au lit)\b|\bau dodo\b|\bje me couche\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\b(?:ce n'est|c'est|c'était|ce n'était) pas (?:du tout )?(?:ça|vrai|exact|comme ça|ce que|ainsi|la bonne|le bon)\b|\bc'est faux\b|\btu te trompes\b|\bn'importe quoi\b|\bnon,? (?:c'était|il|elle|tu|on|nous) (?:n'|ne |était|étais|avait|avais|c'|pas)`,
      heard`\btu (?:n'aurais|ne disais|n'as|n'|ne m'appelais|ne parlais|disais|parlais|aurais|as) ?(?:jamais|pas) (?:dit|parlé|appelée?|ça|cela|comme ça|ainsi|été comme)\b|\b(?:ne te|te) ressemble pas\b|\btu (?:te )?répètes\b|\b(?:arrête|cesse) de (?:dire|répéter|demander|me demander)\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\b(?:arrive|peux|veux|parviens) (?:toujours |encore |vraiment )?(?:pas|plus) (?:à )?(?:y |l'|le )?(?:croire|réaliser|accepter|admettre|comprendre|me faire à)\b|\bj'y crois (?:toujours |encore )?pas\b|\bje (?:ne )?réalise (?:toujours |encore )?pas\b|\birréel\w*|\bpas réel\b`,
      heard`\bl'impression que tu (?:vas|es|étais)\b|\bcomme si tu (?:allais|étais|vivais)\b|\btu vas (?:rentrer|appeler|pousser|arriver|m'appeler)\b|\bje t'attends\b|\bj'attends (?:encore|toujours) (?:que|ton|tes)\b|\bfailli (?:t'appeler|t'écrire|te téléphoner)\b|\bpour t'appeler\b`,
      heard`\b(?:mets|mis|met|sorti|préparé|fait|acheté|servi) (?:encore |toujours )?(?:deux (?:assiettes|tasses|bols|couverts|cafés|verres)|ton (?:assiette|bol|couvert|café|verre)|ta (?:tasse|place))\b|\bpar habitude\b|\b(?:oublié|oublie) que tu\b`,
      heard`\btu (?:n'es|es|n'étais) plus (?:là|de ce monde|parmi)\b|\bt'es plus là\b|\bdepuis (?:que tu|ta mort|ton départ|que t'es)\b|\b(?:tu es|t'es) (?:morte?|décédée?|partie?)\b|(?<!noël |anniversaire |pâques |été |vacances |réveillon |rentrée )\bsans toi\b|\b(?:faire (?:mon|le) deuil|tourner la page|te laisser partir)\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\bau revoir\b|\badieu\b|\bà (?:demain|bientôt|plus(?: tard)?|tout à l'heure|la prochaine|ce soir)[.! ]*$|\bbye\b|\bciao\b|\btchao\b|\bje te laisse\b(?! le| la| les| pas)|\b(?:je dois|faut que je|il faut que je) (?:y aller|filer|partir|te laisser|file|parte|te laisse)\b|\bfaut que j'y aille\b|\bj'y vais[.! ]*$|\bje m'arrête là\b|^bonne (?:journée|soirée)\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\bbonne fête\b|\bfête des (?:mères|pères)\b|\b(?:joyeux|bon|ton|notre|votre|son) anniversaire\b|\banniversaire de (?:ta|ton|notre|mariage|sa|ses)\b|\b(?:ça|cela) (?:fait|fera) (?:déjà |tout juste |exactement )?(?:un|une|deux|trois|quatre|cinq|six|dix|\d+) (?:ans?|mois|semaines?) (?:déjà |tout juste )?(?:aujourd'hui|demain|ce soir|jour pour jour)\b`,
      heard`\b(?:aujourd'hui|demain),? (?:ça|cela) (?:fait|fera)\b|\bil y a (?:un|deux|trois|\d+) (?:ans?|mois) (?:aujourd'hui|jour pour jour)\b|\btu aurais (?:eu |fêté |fait )?(?:tes )?\w+(?:[- ]\w+)? ans\b|\bpremi[eè]re? (?:noël|pâques|fête|fêtes|été|anniversaire|rentrée|réveillon|vacances|toussaint|nouvel an|hiver|ramadan|aïd)\b[^.!?]*\bsans\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:est[- ]ce (?:que c'est )?|c'est )(?:mal|normal|grave|égoïste|bizarre|fou|idiot|bête|anormal)(?: ?\?| de | d'| que | qu'| si )|\b(?:ai[- ]je|j'ai|est[- ]ce que j'ai) le droit\b|\bje (?:deviens|suis) (?:fou|folle)\b|\bsuis[- ]je (?:fou|folle|un monstre|égoïste|normale?)\b|\bje perds la (?:tête|boule)\b`,
      heard`\b(?:ri|rigolé|souri|dansé|plaisanté|bon moment|amusée?|heureu\w+)\b[^]*\b(?:honte|mal|monstre|trahi\w*|trahison|mauvaise conscience)\b|\bhonte (?:d'avoir|d'être|de rire|de vivre)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bcomment (?:je vais|vais[- ]je|je fais|on fait|faire|est[- ]ce que je vais|je peux|puis[- ]je|on peut|vous faites) (?:pour )?(?:faire|continuer|vivre|survivre|m'en sortir|tenir|avancer|supporter|surmonter|y arriver)\b|\bcomment (?:continuer|survivre|vivre|avancer|tenir|surmonter|m'en sortir|on continue|on survit|faire sans)\b`,
      heard`\b(?:ça|cela|la douleur|la peine|le chagrin) (?:va |finira par |finit par |s')?(?:passe|passera|passer|arrête|arrêter|arrêtera|finit|finir|finira|s'en va|partir|s'arrêter|faire moins mal|aller mieux|ira mieux)\b[^.!]*(?:\?|un jour|$)|\bcombien de temps (?:ça|cela|encore)\b|\bquand est[- ]ce que (?:ça|cela|j'irai)\b|\bpourquoi (?:c'est|est[- ]ce|tout est) (?:si |aussi |tellement )(?:dur|difficile|lourd)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:enceinte|diplôm\w+|fianc\w+|me marie|mariage|naissance|né|née|permis|bac|concours|examen|poste|cdi|promotion|embauch\w+|boulot)\b[^]*\b(?:pleur\w*|manqu\w+|pas là|aurais (?:tant |tellement )?(?:aimé|voulu)|sans toi|pas pu te)\b`,
      heard`\b(?:pleur\w*|manqu\w+|aurais (?:tant |tellement )?(?:aimé|voulu))\b[^]*\b(?:enceinte|diplôm\w+|fianc\w+|me marie|naissance|permis|bac|concours|le poste|promotion)\b`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\bcomment (?:vas[- ]tu|tu vas|ça va|allez[- ]vous|va[- ]tu|te sens[- ]tu|tu te sens)\b|\bça va(?:,? \w+){0,2} ?\?|\btu vas bien(?:,? \w+)? ?\?|\btout va bien ?\?|\bquoi de neuf\b|\b(?:que fais[- ]tu|tu fais quoi|qu'est[- ]ce que tu fais)\b(?! à noël)|\b(?:tu as|t'as|as[- ]tu) (?:bien |passé une )(?:dormi|bonne)|\bta journée\b[^.!]*\?`,
    ],
  ],
  [
    'advice',
    [
      heard`\b(?:qu'est[- ]ce que|^que|quoi) je (?:dois|devrais|peux|pourrais|vais|fais)\b|\bque (?:dois|devrais|puis|vais|faut)[- ](?:je|il)\b|\bje (?:dois|devrais) (?:faire|dire) quoi\b|\bje fais quoi\b|\bdois[- ]je\b|\bdevrais[- ]je\b|\best[- ]ce que je (?:dois|devrais|peux)\b`,
      heard`\b(?:tu ferais quoi|que ferais[- ]tu|qu'est[- ]ce que tu (?:ferais|aurais fait|m'aurais (?:dit|conseillé)|me conseilles)|que m'aurais[- ]tu dit)\b|\bconseils?\b|\bconseille[- ]moi\b|\baide[- ]moi à (?:choisir|décider)\b|\bdis[- ]moi (?:quoi|ce que je)\b|\bcomment (?:dois|devrais)[- ]je\b|\bj'hésite\b|\bsa(?:is|it) (?:pas|plus) quoi (?:faire|dire)\b|\bà ma place\b|\bdevrait[- ]on\b`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\btu (?:crois|penses)\b|\b(?:crois|penses)[- ]tu\b|\bqu'est[- ]ce que tu en (?:penses|dis)\b|\b(?:tu|t')en penses quoi\b|\bqu'en (?:penses|dis)[- ]tu\b|\bà ton avis\b|\bune idée ?\?`,
    ],
  ],
  [
    'tell',
    [
      heard`\braconte(?:[- ]moi|[- ]nous)?\b(?! ma| mes|r)|\bparle[- ]moi\b|\bdis[- ]moi (?:une?|quelque|encore|n'importe|des|plus)\b|\bdis quelque chose\b|\brappelle[- ]moi\b|\bune (?:autre )?histoire\b`,
    ],
  ],
  [
    'question',
    [
      heard`(?:^|[.!?,:…] ?|\b(?:et|mais|alors|dis|maman|papa|au fait) )(?!que de |quelle horreur|qui l'eût)(?:qu'est|qu'|que|quoi|quel|quelle|quels|quelles|qui|où|quand|comment|combien|pourquoi|est[- ]ce|c'était|c'est)\b[^.!?]*\b(?:tu|t'|te|toi|ton|ta|tes|vous|votre|vos|on|nous|notre|nos|déjà)\b[^.!?]*\?`,
      heard`\b\w+-tu\b[^.!?]*\?|\bc'(?:est|était) (?:quoi|qui|où|quand|comment)\b|\bquel(?:le)?s? (?:est|était|sont|étaient)\b[^.!?]*\?|(?:^|\b(?:et|mais) )(?:ton|ta|tes|votre|vos)\b[^.!?]*\?`,
      heard`\b(?:tu te souviens|tu te rappelles|te souviens[- ]tu)\b|(?:^|[.!?,] ?|\b(?:et|que|mais) )(?!tu sais quoi|tu sais ce que)(?:tu|t'as|t'avais|t'étais|on|vous|nous|il y avait)\b[^.!?]*\?`,
      heard`^(?:quel|quelle|quels|quelles|comment|combien|pourquoi|qui|où) (?:\w+ )*(?:tu|ton|ta|tes|on|nous|vous)\b[^.!?]*$`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:j'ai|on a|il a|elle a|nous avons) (?:enfin |bien )?(?:eu|obtenu|décroché|réussi|gagné|trouvé|signé|validé) (?:le|la|mon|ma|un|une|son|sa|l'|notre|ce|cet|cette) ?(?:nouveau |nouvel )?(?:poste|boulot|travail|job|concours|permis|bac|diplôme|examen|maison|appart\w*|cdi|promotion|bourse|stage|match|course|emploi)\b`,
      heard`\b(?:enceinte|je me marie|on se marie|fiancée?s?|bonne nouvelle|excellente nouvelle|super nouvelle|est née?|sont nés|premiers pas|diplômée?|rémission|guérie?|embauchée?|promue?|été prise?|été reçue?|augmentation)\b|\bune (?:très )?(?:belle|bonne|super|chouette|magnifique) (?:journée|soirée|matinée|semaine|nouvelle)\b|\bpassé un (?:très )?bon\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\bmanqu(?:es?|ez|ent|ais|ait|aient)\b|\btu m'manques?\b|\bje (?:pense|pensais) (?:à|beaucoup à|tout le temps à|si fort à) toi\b|\bj'ai (?:tellement |tant |vraiment )?besoin de (?:toi|te)\b|\bsi tu étais (?:là|encore|ici)\b|\bmanque de toi\b`,
      heard`\b(?:aimerais|voudrais|donnerais tout|envie|veux) (?:tellement |tant |juste |trop |pour |encore )*(?:de |d')?(?:te |t'|l'|la |le )?(?:parler|voir|serrer|entendre|appeler|toucher|embrasser|prendre dans|que tu sois)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:dure?|mauvaise?|sale|horrible|affreuse?|longue|pénible|rude|terrible|grosse) (?:journée|nuit|semaine|matinée|soirée|période|année|moment|passe)\b|\b(?:journée|nuit|semaine|matinée|soirée|période|jours?|moment) (?:\w+ ){0,3}(?:dure?s?|difficiles?|horribles?|affreu\w+|pénibles?|compliquée?s?|pourrie?s?|lourde?s?)\b`,
      heard`\b(?:c'est|c'était|ça a été) (?:vraiment |très |trop |si |tellement )*(?:dur|difficile|horrible|affreux|atroce|lourd|compliqué|l'enfer)\b|\btrop dur\b|\b(?:horrible|affreux|atroce|épouvantable)\b`,
      heard`\bperdu (?:mon|ma|le|la|notre) \w+|\b(?:licenciée?|virée?|divorc\w+|hôpital|urgences|accident|enterr\w+|obsèques|cancer|tumeur|disput\w+|engueul\w+|malade|opérée?|diagnosti\w+|cimetière|morte?|décédée?|rompu|quittée?)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:pleur\w*|larmes|seule?|solitude|(?<!ai |as |a )vide|épuisée?|déprim\w*|dépression|tristes?|tristesse|peur|angoiss\w*|panique|brisée?|désespér\w*|chagrin|cafard|souffr\w*|effondr\w*|fatiguée?|perdue|paumée?|insomnies?|deuil|peine|abattue?)\b`,
      heard`\b(?:en peux|peux) plus\b|\bj'ai (?:si |trop |tellement )?mal\b|\b(?:ça )?fait (?:si |trop |tellement )?mal\b|\bje craque\b|\bje tiens plus\b|\b(?:arrive|peux|arrivais|ai) (?:pas|plus) (?:à |pu )?(?:dormir|manger|me lever|respirer|sortir|m'arrêter)\b|\bdors (?:plus|pas|mal)\b|\b(?:ça )?va (?:pas|mal)\b|\bpas (?:bien|la force|le moral)\b|\bmarre\b|\bc(?:œ|oe)ur (?:lourd|gros|serré)\b|^je suis perdu\b`,
    ],
  ],
  ['thanks', [heard`\b(?:merci|remercie|mercii+)\b`]],
  ['love', [heard`\bje (?:t'|t |te |vous )(?:aime|adore)\w*|\bjtm\b|\bjt'?aime\b|\bt'aime\b`]],
  [
    'memory',
    [
      heard`\b(?:souviens|souvient|souvenais|souvenirs?|rappelle|revois|repense)\b|\b(?:la fois|le jour|l'été|l'hiver|le soir|l'année|ce jour|cet été) (?:où|ou|quand)\b|\bquand (?:j'étais|on était|nous étions|tu étais)\b|\bpetite? fille\b`,
      heard`\btu (?:me |m'|nous |te |t'|le |la |les |l'|y |en |ne )*(?!aurais\b|serais\b|ferais\b|dirais\b|voudrais\b|pourrais\b|devrais\b|vais\b|sais\b|fais\b|mais\b)\w{2,}ais\b|\bon (?!\w*rait\b)(?:y |se |s'|en |la |le |les )*\w{2,}ait\b|\bnous \w{2,}ions\b|\btu (?:m'|nous )(?:as|avais|avait) \w+`,
      heard`\b(?:ton|ta|tes) (?:vieux |vieil |vieille |vieilles |gros |grand |petite? |belle )?(?:veste|pull|pulls|manteau|montre|bague|alliance|fauteuil|lettres?|photos?|écriture|voix|recettes?|jardin|livres?|disques?|guitare|piano|chambre|affaires|vêtements|chaussures|chapeau|lunettes|rire|sourire|mains|écharpe|parfum|carnet|messages?|chemises?|outils|odeur)\b|\bretrouvé (?:une?|des|ta|ton|tes|la|le|les)\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:j'ai|on a|nous avons|j'avais) (?:enfin |juste |aussi |même |quand même |bien |encore |tout |re)*(?:fait|refait|cuisiné|rangé|vu|revu|appelée?|visité|acheté|planté|fini|terminé|commencé|regardé|lu|relu|peint|repeint|réparé|marché|écrit|préparé|nettoyé|jardiné|cousu|mangé|promené|invité|trié|allumé|repris|essayé|tenté|couru|chanté|dansé|cueilli|mis|pris|porté|tondu|joué|ouvert|vidé|déposé|posté|tricoté)\b`,
      heard`\bje (?:me )?suis (?:enfin |juste |quand même )?(?:allée?|retournée?|sortie?|passée?|montée?|partie?|rentrée?|descendue?|venue?|promenée?|levée?|inscrite?|mise?|baladée?|occupée?)\b|\bon est (?:allée?s?|sorti\w*|parti\w*|passé\w*)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:aujourd'hui|hier|ce matin|ce soir|cet après|demain|cette semaine|ce week|la semaine (?:prochaine|dernière)|le mois prochain|tout à l'heure|cette nuit)\b|\b(?:les enfants|les petits|le chat|le chien|la voisine|le voisin|la maison|la voiture|le jardin|mon patron|ma chef)\b`,
      heard`\b(?:mon|ma|mes|notre|nos|ton|ta|tes) (?:fils|fille|filles|s(?:œ|oe)urs?|frères?|mari|femme|enfants?|amie?s?|copine?s?|chat|chien|voisine?s?|petits?[- ]\w+|petite[- ]fille|neveu|nièce|cousine?|collègues?|mère|père|oncle|tante)\b|\b(?:on va|je vais|je pars|on part|nous allons)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:bonjour|bonsoir|salut|coucou|hello|hey|allô|bjr|bsr|slt|cc|kikou|chère?|ma chère|mon cher|me voilà|me revoilà|c'est moi)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:pas grand[- ]chose|(?:je )?(?:ne )?sais pas|j'sais pas|chais pas|jsp|ça va(?: bien| aller)?|bof|mouais|peut[- ]être|d'accord|si tu veux|pas vraiment|je suppose|rien(?: de spécial)?|laisse tomber|comme ça|oui je sais|je vois|c'est ça|ok d'accord|oui c'est vrai)\W*$`,
    ],
  ],
  ['openQuestion', [heard`\?|^(?:que|quoi|qui|quand|comment|pourquoi|quel|quelle|où|est[- ]ce) `]],
];
