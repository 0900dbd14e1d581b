import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** The second half of the list: what is asked and told on any day. */
export const everyday: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'howAreYou',
    [
      heard`\b(?:come|cm) (?:stai|va|te la passi|ti senti|sei stat[oa]|butta|procede)(?: (?:oggi|tu|tutto))?(?:,? \w+)?\s*[?!.]*$|\bche (?:fai|stai facendo|combini|racconti|si dice)\s*[?!.]*$|\btutto bene\s*[?]|\bcom'e andata la (?:tua )?giornata\b|\bhai dormito\b|^e tu\s*[?]`,
    ],
  ],
  [
    'advice',
    [
      heard`\b(?:che|cosa|che cosa) (?:devo|dovrei|posso|faccio|facciamo|dobbiamo|faresti|avresti fatto|mi consigli|mi consiglieresti|mi diresti|mi avresti (?:detto|consigliato)|gli dico|le dico)\b(?! (?:di )?(?:pensare|dirti))`,
      heard`\b(?:dovrei|mi conviene|devo|faccio bene)\b[^.?!]*\?|\bconsigli(?:o|ami|arm\w+)\b|\baiutami a (?:decidere|scegliere|pensare|capire)\b|\bdimmi (?:che|cosa) (?:fare|faccio)\b|\bnon so (?:se|che|cosa|come) (?:fare|dire|vendere|trasferir\w*|restar\w*|andar\w*|lasciar\w*|accettar\w*|chiamar\w*|dar\w*|regalar\w*|tenere)\b|\bcome (?:faccio|posso|devo)\b(?! (?:il|la|lo|gli|le|i|un|una|gli gnocchi)\b)`,
    ],
  ],
  [
    'listen',
    [
      heard`\b(?:ti )?(?:posso|voglio|vorrei|devo) (?:raccontar|dir|chieder|confessar)(?:ti|e)? (?:una cosa|qualcosa)\s*[?.!]*$`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\b(?:credi|pensi|ritieni) (?:che|in|di|sia)\b|\b(?:che )?cosa (?:ne )?(?:pensi|credi|dici)\b|\bsecondo te\b|\bche (?:te )?ne (?:pare|pensi)\b|\bhai (?:un'idea|idee)\b`,
    ],
  ],
  [
    'tell',
    [
      heard`\b(?:racconta|parla)(?:mi|ci)\b|\bdimmi (?:qualcosa|una|un|ancora|altro)\b|\bdi' qualcosa\b|\bdi qualcosa\b|\bricordami\b|\bfammi ridere\b`,
    ],
  ],
  [
    'question',
    [
      heard`\bti ricordi\b|\bricordi\b[^.!]*\?|\bqual(?:e|i)? (?:e|era|erano|sono|fu) (?:i |il |la |le |lo |l')?(?:tu[oaei]|tuoi)?\b|\bcome si chiama(?:va|no|vano)?\b`,
      heard`(?:^|[.!?,;:] ?|\b(?:e|ma|senti|papa|mamma|poi) )(?:a |di |in |con |per |da )?(?:che|cosa|chi|qual(?:e|i)?|come|quando|dove|quant[oaie])\b[^.!?]*\b(?:tu[oaei]|tuoi|ti|te|ci|nostr[oaei]|noi|eri|sei|hai|avevi|\w+[aei]vi|\w+(?:avamo|evamo|ivamo)|abbiamo|mi ha(?:i)?)\b[^.!?]*\?`,
      heard`(?:^|[.!?] ?)(?:\w+ ){0,2}(?:eri|hai|avevi|sei stat[oa]|sei andat[oa]|abbiamo|(?!nuovi\b|bravi\b|chiavi\b|gravi\b|vivi\b|arrivi\b|scrivi\b|trovi\b|provi\b|devi\b|bevi\b|ricevi\b|servi\b)\w+[aei]vi)\b[^.!?]*\?|\bperche (?:non )?(?:ti |mi |ci )?(?:hai|eri|sei|avevi|\w+[aei]vi)\b[^.!?]*\?`,
      heard`^(?:e )?(?:a |di |in |con )?(?:che cosa|che|cosa|qual|come|dove|chi) (?:\w+ ){0,3}(?:eri|\w+(?:avi|evi|ivi))\b|^(?:e )?quando sei nat[oa]\b`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:ho (?:avuto|ottenuto|trovato|preso|vinto)|comincio|inizio|ho iniziato) (?:il|un|una|la|l')? ?(?:nuov[oa] )?(?:posto|lavoro|borsa|promozione|casa|cucciolo|cane|impiego)\b|\bmi hanno (?:promoss[oa]|assunt[oa]|pres[oa]|accettat[oa]|dato (?:il|la) (?:posto|lavoro|promozione|borsa))\b`,
      heard`\bho (?:passato|superato) (?:l'esame|gli esami|il concorso|l'orale|la patente)\b|\b(?:mi sono laureat[oa]|si e laureat[oa]|incinta|aspett(?:o|iamo) un bambino|avr(?:o|emo) un (?:bambino|figlio)|divent(?:o|ero) (?:mamma|papa|nonn[oa]|madre|padre)|mi sposo|ci sposiamo|belle? notizi[ae]|buon[ae] notizi[ae]|ho vinto|abbiamo vinto|primi passi|fier[oa] di me stess[oa])\b|\be nat[oa] (?:la|il|mi|tu|nostr|l')`,
      heard`\b(?:cammina|gattona) (?:gia|da sol[oa])\b|\bsono (?:cosi |molto |tanto )?(?:felice|content[oa])\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\b(?:mi|ci) manc(?:hi|a|ano|herai|avi)\b|\b(?:tua|la tua) mancanza\b|\bsento la mancanza\b|\bti (?:sogno|ho sognat[oa])\b|\b(?:mi|tutto) ricorda(?:no)? (?:di )?te\b|\bmi ricorda te\b|\b(?:vorrei|magari|se solo) (?:che )?(?:tu )?(?:fossi|potessi essere|ci fossi)\b|\bho (?:tanto )?bisogno di (?:te|sentirti|vederti|abbracciarti|mi[oa] (?:mamma|papa|marito|moglie))\b`,
      heard`\b(?:ti penso|penso (?:sempre |tanto )?a te|pensando a te)\b|\b(?:vorrei|voglio|darei (?:tutto|qualsiasi cosa|qualunque cosa)|quanto vorrei) (?:per )?(?:poter )?(?:ancora )?(?:sentirti|sentire la tua|vederti|abbracciarti|stringerti|toccarti|chiamarti|parlarti|parlare con te)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:giornat|giorn|nottat|nott|settiman|mes|ann|serat|mattinat|period|moment)\w{0,2} (?:cosi |molto |davvero |proprio )*(?:dur|difficil|orribil|bruttissim|brutt|pesant|lung|terribil|nera|storta|schif|tremend)\w*|\b(?:brutt[oa]|pessim[oa]|dura|orribile|terribile|tremend[oa]) (?:giornata|giorno|notte|settimana|periodo|serata|momento)\b`,
      heard`\b(?:oggi|tutto|lavoro|notte|giornata|scuola) (?:e stat[oa]|e andat[oa]|e) (?:\w+ )?(?:dur|difficil|orribil|terribil|mal|pesant|tropp|tremend)\w*|\b(?:orribile|terribile|uno schifo|un incubo)\b`,
      heard`\b(?:mi hanno licenziat[oa]|licenziat[oa]|ho perso (?:il (?:lavoro|treno|posto|volo|telefono|portafoglio)|la (?:casa|borsa)|le chiavi)|divorzi\w+|ci siamo lasciat\w|ho litigato|abbiamo litigato)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\be (?:mort|mancat)[oa]\b|\b(?:ospedale|pronto soccorso|diagnos\w+|operazione|mi operano|incidente|funerale|cancro|tumore|malat[oa]|sta (?:molto )?male)\b|\bho perso (?:mi[oa]|mamma|papa)\b|\bnessuno (?:piu )?(?:chiede|parla di te|si ricorda)|\bgli altri (?:vanno|sono andati) avanti\b`,
      heard`(?<!\bnon ho )\b(?:piang\w+|pianto|piansi|lacrim\w+|singhiozz\w+|solitudine|depress\w+|tristezza|trist[ei]|stanchezza|paura|ansia|angoscia|dolore|lutto|disperazione|vuoto|sconfort\w+)\b|\b(?:mi sento|sono|sto|cosi|tanto|troppo) (?:\w+ )?(?:sol|stanc|sfinit|esaust|distrutt|spezzat|disperat|spaventat|vuot|pers|svuotat|a pezzi|giu)[oa]?\b|\bstanchissim[oa]\b`,
      heard`\bnon (?:ce la faccio|riesco a (?:dormire|mangiare|respirare|smettere|alzarmi|concentrarmi)|dormo|sto (?:per niente )?bene|ho (?:piu )?(?:forze|voglia))\b|\b(?:fa|mi fa) (?:cosi |tanto |troppo )?male\b|\bsto (?:male|malissimo)\b|\b(?:cosi|troppo|tanto) (?:silenzios|vuot)[oa]\b|\btroppo silenzio\b|\bcrollo\b`,
    ],
  ],
  ['thanks', [heard`\bgrazie\b|\b(?:ti |vi )?ringrazio\b|\b(?:grat[oa]|riconoscente)\b`]],
  [
    'love',
    [
      heard`\bti (?:voglio|vojo|vog?lio) (?:un (?:mondo|sacco) di |tanto |tantissimo |cosi tanto |troppo )?bene\b|\bti (?:amo|adoro)\b|\btv(?:t?t?u?)?[bk]\w{0,2}\b|\bt amo\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\b(?:mi ricordo|ricordo|ricordavo|mi e tornat[oa] in mente|mi viene in mente|ripenso|mi sono ricordat[oa])\b|\b\w+(?:avamo|evamo|ivamo)\b|\bquella (?:volta|notte|estate|sera)\b|\bquel (?:giorno|viaggio|natale|pomeriggio)\b|\bla volta che\b|\b\w{2,}[aei]vi sempre\b|\bsempre \w{2,}[aei]vi\b|\bil giorno (?:in cui|che)\b|\bquando (?:ero|eravamo|eri|avevo|mi|vivevi|abitavamo)\b`,
      heard`\b(?:ho trovato|ho ritrovato|conservo|tengo ancora|ho ancora|ho messo|ho guardato|guardavo|ho aperto|profuma di|sa di)\b[^.]*\b(?:tu[oaei]|tuoi|te|fot[oa]|lettere?|nostr\w+)\b`,
      heard`(?<!\bho (?:fatto|preparato|cucinato|provato|venduto|regalato) )\b(?:il|la|i|le|lo|l') ?(?:tu[oaei]|tuoi) (?:vecchi[oa] )?(?:giacca|cappotto|maglione|camicia|orologio|anello|sedia|poltrona|letter[ae]|foto|grafia|voce|ricett[ae]|giardino|libr[oi]|disc[hi]+|chitarra|pianoforte|stanza|camera|cose|vestiti|scarpe|cappello|occhiali|risata|sorriso|mani|letto|tazza|profumo)\b`,
      heard`\b(?:mi|ci) (?:hai (?:insegnato|regalato|portat[oa]|dato|fatto|detto)|portavi|raccontavi|cantavi|cucinavi|facevi|preparavi|dicevi|chiamavi|leggevi|aspettavi|compravi)\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:bella|bellissima|splendida|magnifica) (?:giornata|serata|gita|passeggiata)\b`,
      heard`\b(?:ho|abbiamo) (?:\w+mente |anche |appena |finalmente |gia )?(?:fatto|cucinato|pulito|visto|conosciuto|chiamato|telefonato|comprato|passeggiato|camminato|piantato|finito|cominciato|iniziato|letto|dipinto|sistemato|riparato|preso|portato|corso|provato|ordinato|messo|scritto|cantato|nuotato|giocato|appeso|firmato|preparato|annaffiato|mangiato|cenato|visitato|lavorato|guidato|cucito|impastato|guardato|aiutato)\b|\b(?:ho|abbiamo) (?:anche |appena |finalmente |gia )?(?!(?:avuto|pensato|sognato|capito|sentito|potuto|voluto|dovuto|saputo|creduto|dormito|perduto|litigato|provato|amato|odiato|sbagliato|bisogno)\b)\w{2,}(?:ato|uto|ito)\b`,
      heard`\bsono (?:\w+mente |anche |appena |poi )?(?:andat|uscit|tornat|passat|stat|salit)[oa]\b(?! (?:male|cosi|avanti|via|sol[oa]|anni?|mesi))|\bsiamo (?:\w+mente |anche |appena |poi )?(?:andat|uscit|tornat|passat|stat|salit)[ie]\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:oggi|ieri|stasera|stamattina|stanotte|domani|dopodomani|l'altro ieri|stamani)\b|\bquest[oa] (?:mattina|sera|settimana|weekend|fine settimana|mese|anno|estate)\b|\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica)\b|\bla (?:prossima settimana|settimana prossima)\b`,
      heard`\b(?:mi[oae]|miei|i|le|la|il|nostr[oaie]) (?:figli[oae]?|nipot[ei]|bambin[oaie]|sorell[ae]|fratell[oi]|capo|vicin[oaie]|cane|gatt[oa]|marito|moglie|fidanzat[oa]|amic[oaie]|amiche|macchina|giardino|zi[oae]|cugin[oaie])\b|\b(?:vado|andiamo|sto per) (?:a|al|alla|in)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:ciao|salve|ehi|ei|hey|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|car[oa]|eccomi|sono io)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:(?:beh|boh|mah),? )?(?:niente(?: di (?:che|nuovo|speciale|particolare))?|nulla|non molto|non so|non lo so|nn so|boh|mah|beh|ok|okay|va bene|bene|si|no|puo darsi|forse|magari|credo di si|immagino|non importa|fa niente|sto bene(?:,? (?:credo|penso|direi))?|gia|m{2,}|certo|lascia stare|non proprio|insomma|cosi cosi|non so (?:che |che cosa |cosa |come )(?:dir|scriver)\w*)\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`[?]|^(?:che|cosa|qual|quando|dove|chi|perche|come|sara) (?!bell|buon|gioia)`],
  ],
];
