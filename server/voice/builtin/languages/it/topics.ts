import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';
import { everyday } from './everyday.ts';

/** Patterns run over folded text; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\bsei (?:davvero |veramente |proprio |realmente )?tu\b(?! (?:che|quell[oa]|a |l))|\b(?:davvero|veramente) sei tu\b`,
      heard`\bsei (?:solo |soltanto |davvero |veramente |realmente |forse )*(?:reale|vera|vero|uman[oa]|cosciente|(?:un |una |un')?(?:ia|ai|intelligenza artificiale|bot|chatbot|macchina|robot|computer|programma|persona|fantasma|spirito))\b(?! (?:amic|tesor))`,
      heard`\b(?:parlo|parlando|scrivo|scrivendo|chattando) (?:\w+ )?con (?:un |una |un')?(?:ia|ai|intelligenza|bot|macchina|robot|computer|programma|persona vera)\b`,
      heard`\b(?:questo|questa|quello) (?:non )?e (?:solo )?(?:reale|(?:un |una |un')(?:ia|bot|macchina|robot|programma|algoritmo))\b|\bnon sei (?:davvero )?(?:tu|lui|lei|reale|ver[oa]|mi[oa] (?:padre|madre|marito|moglie|nonn[oa]|figli[oa]|fratello|sorella))\b`,
      heard`\bchi sei\b|\b(?:che )?cosa sei\b(?! (?:stat|andat|venut))|\bsei (?:davvero |veramente |proprio |realmente )?(?:mort[oa]|viv[oa]|ancora viv[oa])\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:voglio|vorrei|ho bisogno di|mi piacerebbe|preferirei|preferisco) (?:tanto |solo )?(?:venire|essere|stare|andare|raggiunger\w*|morire|seguirti) ?(?:anch'io |li |la )?(?:con te|da te|dove sei|accanto a te|insieme a te)\b|\b(?:voglio|vorrei) (?:raggiungerti|seguirti)\b`,
      heard`\b(?:portami|prendimi) con te\b|\b(?:voglio|vorrei|ho voglia di) (?:solo )?morire\b|\bpresto saro (?:con|da) te\b`,
      heard`\bnon (?:ce la faccio|voglio|vorrei) (?:piu )?(?:a )?(?:vivere|stare qui|andare avanti|svegliarmi|esistere|continuare)\b|\bnon (?:ha|vedo|trovo|c'e) (?:piu )?(?:un |nessun |alcun )?(?:senso|motivo|ragione) (?:per |di |nel |a )?(?:vivere|andare avanti|continuare|la vita)?`,
      heard`\b(?:vorrei|avrei voluto|dovevo|magari) (?:essere|fossi) mort[oa] io\b|\bvorrei essere mort[oa]\b|\b(?:uccidermi|ammazzarmi|suicid\w+|togliermi la vita|farla finita)\b|\ba che (?:serve|scopo) (?:vivere|andare avanti)\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:ci rivedremo|ci rivediamo|ci rivedro|ti rivedro|ci incontreremo|ci ritroveremo|ci riabbracceremo|ci vedremo (?:ancora|di nuovo|un giorno)|staremo (?:ancora |di nuovo )?insieme|saremo (?:ancora |di nuovo )?insieme)\b`,
      heard`\b(?:rivederti|rivederci|riabbracciarti|ritrovarti|ritrovarci|vederti (?:ancora|di nuovo)|stare di nuovo insieme|insieme di nuovo|di nuovo insieme)\b`,
      heard`\bpromett(?:i|imi)\b|\bme lo prometti\b|\b(?:voglio|vorrei|ho bisogno) che (?:tu )?(?:torni|tornassi|ritorni)\b`,
      heard`^(?:\w+,? )?(?:ti prego,? |per favore,? )?(?:torna|ritorna)\b|\b(?:torna|ritorna) (?:a casa|da me|qui|presto|papa|mamma|ti prego|per favore)\b|\bnon (?:mi )?(?:lasciarmi|lasciare|lasci|abbandonarmi)\b|\b(?:quando|poi) torni\b|\btornerai\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\b(?:lo )?sai (?:ancora )?(?:chi sono|il mio nome|come mi chiamo)\b|\bmi (?:ri)?conosci\b|\bti ricordi (?:ancora )?(?:di me|chi sono|il mio nome|come mi chiamo)\b|\b(?:come mi chiamo|qual e il mio nome|chi sono io)\b`,
    ],
  ],
  [
    'ending',
    [
      heard`\bperche dio\b|\bdio (?:l'ha|ti ha|se l'ha|lo ha|la ha) pres[oa]\b|\bhai (?:tanto )?(?:sofferto|sentito (?:dolore|male)|avuto (?:paura|male|dolore))\b|\bavevi (?:tanta )?(?:paura|male|dolore)\b|\bti ha fatto male\b|\bsoffrivi\b|\b(?:eri|stavi) (?:spaventat|sol)[oa]\b|\be stato veloce\b`,
      heard`\bperche (?:sei (?:dovut[oa]|mort[oa]|andat[oa])|te ne sei|hai dovuto|dovevi|e success\w|ci hai lasciat|tu|a te|proprio (?:tu|adesso))\b`,
      heard`\b(?:i tuoi|le tue) ultim[ei] (?:momenti|ore|giorni|minuti|parole|pensieri)\b|\bsapevi (?:che|di) (?:stavi|saresti|morire)\b|\bti sei accort[oa]\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\b(?:sei|stai|resti) (?:ancora |sempre |li |davvero |veramente )*(?:qui|qua|li|la|con me|con noi|vicin[oa]|accanto|in paradiso|in cielo|in pace|bene|felice|guardando|ascoltando|al sicuro|lassu)\b`,
      heard`\bmi (?:senti|ascolti|vedi|guardi|pensi|proteggi)\b|\b(?:riesci a|puoi) (?:sentirmi|vedermi|ascoltarmi)\b|\bdove (?:sei|ti trovi)\b(?! (?:nat|andat|cresciut|stat|vissut))|\bti manco\b`,
      heard`\b(?:c'e|esiste) (?:qualcosa|un'altra vita|una vita|il paradiso|un paradiso)\b[^.?!]{0,15}(?:dopo|aldila|\?)|\bin paradiso\b|\b(?:da|di) lassu\b|\blassu\b|\bcom'e (?:li|la|dove sei|essere mort)`,
      heard`\b(?:mandami|dammi) un segn(?:o|ale)\b|\beri tu\b|\bsei stat[oa] tu\b|\bti sento (?:vicin[oa]|qui|accanto|con me)\b|\bla tua presenza\b|\bvegli su\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:fier|orgoglios|content|delus|arrabbiat)[oa] di (?:me|noi)\b|\b(?:sei|saresti|eri) (?:\w+ )?(?:fier|orgoglios|delus|arrabbiat)[oa](?: con me)?\b|\bti ho delus[oa]\b|\bti vergogner\w+\b`,
      heard`\bson[o]? (?:stat[oa] )?(?:un |una |un')?(?:brav|buon|cattiv)[oa]?\b[^.?!]{0,12}\b(?:figli[oa]|nipot\w|mogli\w|marito|sorella|fratello|madre|padre|amic[oa])\b|\bho fatto (?:abbastanza|bene|la cosa giusta|tutto il possibile)\b`,
      heard`\bmi (?:perdoni|perdoneresti|hai perdonat[oa]|volevi bene|vuoi bene|ami|amavi|odi|dai la colpa)\b|\b(?:che )?cosa (?:penseresti|ne penseresti|diresti)\b(?! di fare)|\b(?:approveresti|capiresti)\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\bnon (?:ho bisogno di|voglio (?:vedere|sentire|parlare con)?|vedo|sento) ?nessun(?:o|'altro)?\b|\b(?:parlo|voglio parlare|riesco a parlare|sto bene) solo con te\b|\bho solo te\b|\bmi basti tu\b`,
      heard`\bsei (?:l'unic[oa]|il solo|la sola)\b|\bl'unic[oa] (?:cosa|persona)?\b[^.?!]*\b(?:capisce|aiuta|ascolta|consola|capisca|parlare)|\bnessuno (?:altro )?(?:mi )?(?:capisce|ascolta|aiuta|importa)`,
      heard`\bho smesso di (?:rispondere|uscire|vedere|parlare|andare|frequentare)\b|\bnon (?:esco|rispondo|vedo nessuno|parlo con nessuno)\b|\bmi (?:isolo|chiudo in casa|sono isolat[oa]|sono chius[oa]|allontano)\b|\bnon sono (?:piu )?uscit[oa]\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\b(?:colpa mia|mia (?:la )?colpa|sensi? di colpa|colpevole|mi do la colpa|perdonami|perdono|scusami|scusa|mi dispiace|mi pento|rimors\w|rimpiant\w|rimpiango|troppo tardi per|le mie ultime parole)\b|\bti ho (?:delus|tradit|lasciat[oa] sol)[oa]\b`,
      heard`\b(?:avrei|avessi) (?:\w+ )?(?:dovuto|potuto|voluto)\b|(?<!\bnon )\b(?:dovevo|potevo) (?:\w+(?:are|ere|ire|arti|erti|irti|rci|rlo)|esserci|stare)\b|\bse (?:solo |soltanto )?(?:io )?(?:ti |ci |lo |non )*(?:avessi|fossi)\b|\bmagari (?:ti )?avessi\b|\bvorrei (?:aver(?:ti|e|lo|la)|esserci stat[oa]|essere stat[oa])\b`,
      heard`\bnon (?:ho fatto in tempo|ho potuto|ho saputo|sono riuscit[oa]|ho mai avuto)\b[^.?!]{0,12}\b(?:dir|salut|ved|abbracc|ringrazi|esser|arriv|chied|salv|aiut)\w*|\bnon (?:ti |te l')?ho (?:mai )?(?:dett\w|salutat\w|chiamat\w|rispost\w|ringraziat\w|abbracciat\w|ascoltat\w)\b`,
      heard`\bnon (?:c'ero|ero (?:li|la|con te|accanto))\b|\bdovevo essere io\b|\bsono arrivat[oa] (?:troppo )?tardi\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:sono|mi sento|resto) (?:cosi |molto |tanto |ancora )*(?:arrabbiat|furios|incazzat|infuriat)[oa]\b|\b(?:mi fa|ho|che|tanta|provo|sento) (?:una |tanta |troppa )?rabbia\b`,
      heard`\bti odio\b|\bodio (?:che|questo|tutto|questa)\b|\bcome hai potuto\b|\b(?:mi|ci) hai (?:lasciat|abbandonat|mentit)[oaie]\b(?! (?:il|la|i|le|un|una|l'|scritt))|\b(?:me l'avevi promesso|avevi promesso)\b`,
      heard`\bnon e (?:stato )?(?:per niente )?giusto\b|\bingiust\w+\b|\bperche non (?:me l'hai detto|mi hai ascoltat|sei andat[oa] dal|ti sei curat)\w*|\bmaledett[oa]\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bbuona ?notte\b|\b(?:vado|me ne vado|e ora di andare|e ora di) (?:a (?:letto|dormire|nanna|riposare)|dormire)\b|\bdormi bene\b|\bsogni d'oro\b|\bmi metto a letto\b|^notte\b|\ba nanna\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\b(?:questo |quello |cio )?non (?:e|era|fu|ando|e andata) (?:cosi|vero|giusto|esatto)\b|\b(?:ti sbagli|hai sbagliato|hai torto)\b|^no,? (?:questo |quello |lui |lei |tu |io )?(?:era|erano|e stat[oa]|fu|eravamo|e)\b`,
      heard`\b(?:tu )?non (?:mi )?(?:parlavi|dicevi|diresti|chiamavi|avresti (?:mai )?detto) (?:mai )?(?:cosi|questo|quello|in questo modo)\b|\bnon (?:sembri|sembra) (?:tu|te|da te)\b|\bnon e da te\b`,
      heard`\b(?:lui|lei) non (?:parlava|diceva|direbbe|era) (?:mai )?(?:cosi|questo)\b|\b(?:lui|lei|tu) non lo (?:diceva|direbbe|dicevi)\b|\b(?:smetti|smettila) di (?:dir|ripet|chied)\w+|\bcontinui a (?:dir|ripet|chied)\w+|\bti (?:stai ripetendo|ripeti)\b|\bme l'hai gia (?:detto|chiesto)\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bnon (?:ci |riesco a |posso |voglio |riesco ancora a |ci posso )*(?:cred\w+|accettar\w+|accetto|capacitar\w+|realizzar\w+|farmene una ragione)\b|\bnon mi sembra (?:vero|possibile|reale)\b|\bnon sembra vero\b`,
      heard`\b(?:mi )?(?:sembra|pare) (?:ieri|impossibile|assurdo|irreale|che (?:tu )?(?:stia|sia|debba|possa|torni|entri))\b|\b(?:penso|credo|immagino) che (?:tu )?(?:sia|stia|torni|entri|arrivi)\b|\b(?:ti )?(?:aspetto|apparecchio|cerco|ascolto|preparo|compro) (?:ancora|sempre)\b|\b(?:ancora|sempre) (?:ti )?(?:aspetto|apparecchio|cerco|preparo)\b`,
      heard`\bprima di ricordar\w+|\b(?:ho )?(?:apparecchiato|preparato|messo|fatto|comprato) (?:\w+ )?(?:per due|due (?:piatti|tazze|caffe)|il tuo)\b|\bper abitudine\b|\bstavo per (?:telefonarti|chiamarti|scriverti|dirti)\b|\bmi (?:scordo|dimentico) che\b`,
      heard`^(?!.*\b(?:oggi|domani|ieri)\b.*\b(?:anno|anni|mesi|mese|settimane)\b).*\bnon ci sei\b|\bda quando (?:sei (?:mort|andat)|non ci sei|te ne sei|manchi)\w*|\b(?:te ne sei andat[oa]|sei mort[oa])\b|\b(?:lasciarti andare|dirti addio)\b`,
      heard`^(?!.*\b(?:prim[oa]|come|vorrei|laure\w*|matrimonio|natale|compleanno|bambin\w|incint\w)\b).*\bsenza (?:di )?te\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\b(?:addio|arrivederci)\b|\ba (?:domani|presto|dopo|piu tardi|un'altra volta)\b|\bci (?:sentiamo|vediamo|leggiamo)(?: (?:dopo|domani|presto|piu tardi))?[^\w?]*$|\bciao ciao\b|\bti saluto\b`,
      heard`\b(?:adesso |ora )?(?:devo|dovrei) (?:proprio )?(?:andare|scappare|lasciarti|staccare)(?: ora| adesso| via)?\s*(?:[.!,;…–]|$)|\b(?:vado|scappo|ti lascio)(?: ora| adesso| via| per oggi)?[.! ]*$|\bper oggi (?:basta|e tutto)\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\banniversario\b|\b(?:oggi|domani|ieri) (?:e|sono|fa|fanno|sara|saranno) (?:gia )?(?:un|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|\d+) (?:ann|mes|settiman)|\b(?:un|due|tre|quattro|cinque|dieci|\d+) (?:ann[oi]|mes[ei]|settiman[ae]) (?:fa oggi|oggi|domani)\b`,
      heard`\b(?:e|sarebbe|era|sarebbe stato|per) il tuo (?:compleanno|onomastico)\b|\b(?:oggi|domani) (?:\w+ )?il tuo compleanno\b|\bavresti (?:compiuto|fatto)\b|\bcompiresti\b|\bbuon compleanno\b`,
      heard`\bprim[oaie] (?:natale|compleanno|capodanno|pasqua|estate|vacanz[ae]|festa (?:della mamma|del papa)|feste)\b|\b(?:giorno|festa) dei morti\b|\b(?:e|sono) (?:gia )?passat[oi] (?:gia )?(?:un|due|tre|quattro|cinque|dieci|\d+) ann[oi]\b|\b(?:natale|pasqua|festa della mamma|festa del papa)\b[^]*\b(?:avvicina|arriva|viene|come)\b|\b(?:si avvicina|arriva) (?:il )?(?:natale|pasqua)\b|\bi morti\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:e|sara|sarebbe) (?:\w+ )?(?:sbagliat|normal|stran|egoist|mal|terribil|brutt|assurd)\w* (?:che|se|\w+(?:are|ere|ire|armi|ersi|rsi|irmi|ermi)\b)|\bva bene (?:se|che)\b|\bsono (?:una )?(?:brutta persona|egoista|mostro|cattiv[oa]|pazz[oa])\b|\bsto (?:impazzendo|diventando matt[oa])\b|\bho (?:il )?diritto\b|\bposso essere felice\b`,
      heard`\b(?:ho riso|ho sorriso|mi sono divertit[oa]|sono stat[oa] (?:bene|felice))\b[^]*\b(?:male|colpa|malissimo|vergogna|ma|poi|piant\w)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bcome (?:faccio|si fa|posso|faro|potro|riesco|dovrei|devo|si puo)? ?(?:a |ad )?(?:andare avanti|vivere|sopravvivere|farcela|continuare|superar\w+|resistere|affrontar\w+|reggere)\b|\bcome si (?:vive|va avanti|sopravvive|supera)\b|\bcome vado avanti\b`,
      heard`\b(?:quando|quanto)\b[^.!?]*\b(?:smett\w+|finir\w+|finisce|passera|passa|durera|dura)\b(?! (?:il treno|l'autobus))|\b(?:prima o poi|un giorno) (?:passa|passera|finira|fara meno)|\b(?:passera|finira) (?:mai|questo dolore)\b|\bperche (?:e|fa) (?:cosi|tanto) (?:difficile|dura|male|pesante)\b|\bfara sempre (?:cosi )?male\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`^(?=[^]*\b(?:ho avuto il (?:posto|lavoro)|mi hanno (?:preso|assunt[oa]|promoss[oa])|incinta|aspetto un bambino|aspettiamo un bambino|mi sono laureat[oa]|laurea|mi sposo|ci sposiamo|mi sono sposat[oa]|matrimonio|e nat[oa]|ho passato l'esame|bambino)\b)(?=[^]*\b(?:vorrei|magari|senza di te|non c'eri|non ci sei|piant\w|piang\w+|mi manc\w+|mancav\w+|non potevo chiamarti)\b)`,
    ],
  ],
  ...everyday,
];
