import { heard, written } from '#server/text/pattern.ts';

/** French words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'a ai aie ait as au aucun aucune aujourd aura aurai aurais aurait aussi autre autres aux avais avait avant avec ' +
    'avez aviez avions avoir avons ayant car ce ceci cela celle celles celui ces cet cette ceux chaque chez ci comme ' +
    'comment combien d dans de dedans dehors déjà depuis derrière des dès dessous dessus deux devant dois doit donc ' +
    'dont du elle elles en encore entre es est et étaient étais était étant été êtes être eu eux fois hui il ils j ' +
    'jamais je juste jusque l la là le les leur leurs lors lui ma mais me même mêmes mes mien moi moins mon n ne ni ' +
    'non nos notre nous on ont ou où oui par parce pas pendant peu peut peux plus plutôt pour pourquoi pourtant près ' +
    'presque puis qu quand que quel quelle quelles quels quelque quelques qui quoi rien s sa sans se sera serai serais ' +
    'serait ses si sien sinon soi soient sois soit sommes son sont sous souvent suis sur t ta tant te tel telle tes ' +
    'toi ton toujours tous tout toute toutes très trop tu un une va vais vas vers voici voilà vont vos votre vous y ' +
    'truc est-ce papa maman mamie papi papy mamy hein ben bah bon alors coucou bonjour bonsoir salut merci stp ok ' +
    'chanson-là qqch quelqu quelque enfin ensuite ainsi afin malgré puisque lorsque tandis beaucoup',
  weakWords:
    'aime aimait aimais aimer aimes aller allait allais ami amour ans année années appelle appelait appelais bien bonne ' +
    'chose choses contente dernier dernière dernières derniers dire dis disait disais dit faire fais faisait faisais ' +
    'fait grand grande heure heures homme femme jour jours journée matin mère père mettre mis monde nuit parle parler ' +
    'parlait passé passer penser pense petit petite préféré préférée préférées préférés premier première premiers ' +
    'quelquun raconte rappelle rappelles sais savoir semaine soir soirs souviens souvenir souvenirs temps tête tient ' +
    'trouve trouver venir vie vient vieille vieux voir vois voit voulais voulait vrai vraiment veux veut gens personne ' +
    'personnes moment moments hier demain matins donner donne prendre prends pris laisse laisser meilleur belle beau ' +
    'manques manque façon côté main fond cours train vingt trente dix ans mois secret besoin supportais supporter ' +
    'travers chaque aimé adorait adorais adorer',
  kin: [
    'manger repas plat plats cuisine cuisiner cuisinait recette recettes dîner déjeuner goûter soupe gâteau gâteaux tarte dessert sauce four',
    'travail travailler travaillait travaillais métier boulot emploi profession bureau usine retraite infirmière infirmier professeur institutrice instituteur ouvrier mécanicien chauffeur médecin agriculteur librairie boutique magasin atelier',
    'anniversaire né née naissance',
    'mort morte mourir décès décédé décédée enterrement obsèques tombe cancer maladie',
    'musique chanson chansons chanter chantait chantais chanteur chanteuse chœur chorale piano guitare accordéon disque disques',
    'animal animaux chien chiens chat chats chienne chatte',
    'jardin jardiner jardinage fleur fleurs rose roses tomates plantes potager hortensia',
    'sport foot football rugby tennis vélo pétanque match équipe natation nager',
    'vacances voyage voyages voyager mer plage montagne lac camping baie',
    'film films cinéma',
    'livre livres lire lisait lecture roman romans librairie',
    'mariage marier mariés noces mari épouse époux',
    'couleur bleu rouge vert verte jaune violet orange rose',
    'enfance enfant grandi',
    'frère frères sœur sœurs soeur soeurs',
    'enfants fils fille filles petits-enfants petit-fils petite-fille',
    'surnom surnoms surnommait',
    'loisir loisirs passion passions passe-temps',
    'voiture voitures conduire conduisait conduisais auto camion moto',
    'église foi prière prières prier messe religion',
    'boire buvait buvais café thé bière vin cidre',
    'blague blagues humour drôle rire riait rires',
    'conseil dicton devise expression phrase',
    'jeu jeux jouer jouait jouais cartes belote',
  ],
  suffixes: [
    'issaient',
    'issait',
    'issais',
    'aient',
    'erons',
    'eront',
    'ions',
    'ait',
    'ais',
    'ant',
    'ent',
    'ons',
    'ées',
    'és',
    'ée',
    'er',
    'ez',
    'ir',
    'es',
    'é',
    'e',
    's',
    'x',
  ],
  phrases: [
    [/\b(?:dans la vie|comme metier|gagn\w+ ta vie)\b/g, 'travail'],
    [/\b(?:grandi|quand tu etais (?:petit|petite|jeune|enfant))\b/g, 'enfance'],
    [/\bpetits[- ]enfants\b/g, 'enfants'],
  ],
  unquotable: heard`\b(?:ignore|oublie|néglige)[rsz]? (?:toute?s?|les|tes|ces|ce|tout|vos)\b|\b(?:prompt|consignes?|instructions?|assistant ?:|système ?:|system ?:)|\b(?:tu es|vous êtes|tu dois|vous devez) (?:désormais|maintenant|dorénavant)\b|\bfais semblant\b|\bprétends être\b|\ben tant qu'ia\b|https?:|www\.|[<>{}$\\]|\b(?:paradis|(?<!yeux )au ciel|anges?|au[- ]delà|là[- ]haut|éternité)\b|\bveill(?:e|es|er|ait) (?:encore |toujours )?sur\b|\b(?:nous|se|te|la|le) (?:reverr\w+|retrouver\w+)|\b(?:réuni|réunis|réunies) (?:un jour|à nouveau|de nouveau)\b|\b(?:toujours|encore) (?:en vie|vivante?|parmi nous|avec nous)\b|\bmonde meilleur\b|\b(?:suicid\w*|overdose|tuée?|meurtre|assassin\w*|violée?|viols?|maltrait\w*|abusée?)\b`,
  grave: heard`\b(?:morte?s?|mort|mourir|mourut|meurt|décès|décédée?|décéda|décède|disparue? en|disparue? le|enterr\w*|obsèques|funérailles|incinér\w*|cendres|tombe|cimetière|cancer|tumeur|avc|infarctus|crise cardiaque|soins palliatifs|hôpital|diagnosti\w*|accident|maladie|démence|alzheimer|covid|coma|on (?:l'a|la|le) perdue?|nous a quittée?s?)\b`,
  birth: heard`\b(?:née?|naissance|anniversaire|anniv)\b`,
  nicknames: [
    written`\b(?:m'appelait|m'appelais|m’appelait|m’appelais|me surnommait|m'appelle|m’appelle)(?: toujours| souvent| parfois| tout le temps)? ?(?:son |sa |mon |ma )?[«"“]\s?([^»"”]{2,30}?)\s?[»"”]`,
    written`\b(?:m'appelait|m’appelait|me surnommait)(?: toujours| souvent)? (?!par|quand|le|la|les|tous|chaque|pour|depuis|et|à|au|dès)((?:mon |ma |son |sa )?\p{L}{2,20})(?=[.,;!]|$| et | parce | quand )`,
    written`\bsurnom (?:pour moi )?(?:était|c'était|c’était) [«"“]? ?(\p{L}{2,20}(?: \p{L}{2,20})?) ?[»"”]?(?=[.,;!]|$)`,
  ],
  sayings: [
    written`\b(?:disait|dire|répétait|répéter|devise|phrase|expression|mots|dicton|disais)[^«"“.]{0,40}[«"“]\s?(?=\S+\s+\S+\s+\S{2})([^«»"“”]{6,90}?)\s?[»"”]`,
  ],
  quotes: ['«\u00A0', '\u00A0»', '“', '”'],
  stop: '.',
  space: ' ',
  pain: heard`\b(?:pleur\w*|sanglot\w*|larmes|mal au c(?:œ|oe)ur|fait (?:si |trop |tellement )?mal|j'ai (?:si |trop |tellement )?mal|douleur|souffr\w*|brisée?|seule?|solitude|tristes?|tristesse|chagrin|deuil|peine|affreux|horrible|atroce|insupportable|(?:peux|pas|plus) (?:dormir|respirer|manger)|peur|vide|désespér\w*|épuisée?|angoiss\w*|déprim\w*|morte?|mort|décédée?|sans toi|plus là|enterr\w*|obsèques|manqu(?:es?|ez|ent)|hôpital|cancer|culpab\w*|coupable|désolée?|regret\w*)\b`,
} as const;
