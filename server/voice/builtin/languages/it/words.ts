import { heard, written } from '#server/text/pattern.ts';

/** Italian words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'a ad ai al alla alle allo agli anche ancora aveva avevamo avevano avevi avevo avere avrei avresti c che chi ci cioè come con contro così cosa cui ' +
    'da dai dal dalla dalle dallo dagli davvero dei del della delle dello degli di dietro dopo dove due e è ed era eravamo erano eri ero essere ecco ' +
    'fa fra fino già gli ha hai hanno ho i il in io l la là le lei li lì lo loro lui ma me mi mia mie mio miei mentre mai meno molto molta molti molte ' +
    'ne né nei nel nella nelle nello negli niente nulla noi non nostra nostro nostri nostre o oggi ogni ok oltre per perché però più piu poco po poi ' +
    'prima proprio qua quale quali qual quando quanto quanta quanti quel quella quelle quelli quello questa queste questi questo qui sa se sei sempre senza si sì ' +
    'sia sono sopra sotto stata stato state stati sta stai sto su sua sue suo suoi sul sulla sulle sugli te tra ti troppo tu tua tue tuo tuoi tutta tutte tutti tutto ' +
    'un una uno va vai vado voi ciao ehi oh papà papa mamma babbo nonna nonno grazie prego forse magari insieme',
  weakWords:
    'preferito preferita preferiti preferite migliore piaceva piacevano piace piacere voler volere volevi volevo voglio vorrei giorno giorni volta volte anno anni tempo vita ' +
    'cose gente persona uomo donna fare facevi faceva facevamo faccio fatto fai dire diceva dicevi detto dico dici andare andavi andavamo andato andata vedere visto vedevi ' +
    'sapere sapevi sapeva so potere potevi potevo posso puoi dare dava dai ricordi ricordo ricordare ricordarmene ricordarsi chiamava chiamavi chiamare chiama nome primo prima ultima ultimo ' +
    'grande piccolo piccola buono buona bello bella nuovo nuova vecchio vecchia stesso stessa settimana settimane notte sera pomeriggio mattina ieri domani stasera ' +
    'provato mettere metteva mettevi messo pensare penso pensavo credo pare sembra uscita uscire arrivare passato passate passare restare lasciare tenere tenendo avuto allora quasi mano mani strada posto verità storia segreto ' +
    'racconta raccontami dimmi parlami cinque tre sola solo bisogno continuo comunque intera intero certi lavora',
  kin: [
    'cibo mangiare mangiavi piatto piatti cucina cucinare cucinavi ricetta ricette cena pranzo colazione minestra zuppa torta dolce impasto gnocchi pasta sugo ragù lasagne forno lenticchie',
    'lavoro lavorare lavoravi lavorava mestiere professione impiego pensione maestra maestro insegnante infermiera infermiere meccanico autista contadino medico ufficio negozio officina fabbrica operaio operaia',
    'compleanno nascere nato nata nascita nascesti',
    'morire morto morta morte funerale tomba tumore cancro malattia infarto',
    'musica canzone canzoni cantare cantava cantavi banda pianoforte chitarra coro disco dischi',
    'animale animali cane cani gatto gatti gatta',
    'giardino fiore fiori rosa rose pomodori piante piantare piantato orto peonia peonie',
    'sport squadra partita partite calcio pallacanestro tennis ciclismo bicicletta',
    'vacanza vacanze viaggio viaggi viaggiare spiaggia mare lago montagna campeggio',
    'film cinema pellicola',
    'libro libri leggere leggeva leggevi romanzo romanzi autore lettura',
    'matrimonio sposarsi sposato sposata sposati nozze anniversario marito moglie',
    'colore colori blu rosso rossa verde giallo gialla arancione azzurro nero',
    'infanzia cresciuta cresciuto crescere',
    'fratello sorella fratelli sorelle',
    'figlio figlia figli figlie nipote nipoti',
    'soprannome nomignolo',
    'passatempo hobby passione',
    'macchina auto automobile panda guidare guidava guidavi camion',
    'chiesa fede pregare pregava messa religione',
    'bere beveva caffè tè birra vino',
    'barzelletta barzellette battuta battute scherzo scherzi umorismo ridere rideva ridevi',
    'consiglio detto detti motto frase proverbio',
  ],
  suffixes: [
    'amenti',
    'imenti',
    'amento',
    'imento',
    'avamo',
    'evamo',
    'ivamo',
    'avano',
    'evano',
    'ivano',
    'iamo',
    'ando',
    'endo',
    'arono',
    'irono',
    'ava',
    'avi',
    'avo',
    'eva',
    'evi',
    'evo',
    'iva',
    'ivi',
    'ivo',
    'ato',
    'ata',
    'ati',
    'ate',
    'uto',
    'uta',
    'ito',
    'ita',
    'are',
    'ere',
    'ire',
    'hi',
    'he',
    'ie',
    'ia',
    'io',
    'a',
    'e',
    'i',
    'o',
    'ù',
  ],
  phrases: [
    [heard`\b(?:di che cosa vivevi|cosa facevi nella vita|che mestiere|che lavoro)\b`, 'lavoro'],
    [heard`\bda (?:piccol[oa]|bambin[oa])\b`, 'infanzia'],
  ],
  unquotable: heard`\bignora(?:re|te)? (?:tutt[eio]|le|gli|i|ogni|qualsiasi)\b|\bdimentica (?:tutt[eio]|le istr\w+)\b|\bistruzion[ei]\b|\bmessaggio di sistema\b|\b(?:sistema|system|assistant|developer|assistente) ?:|\bprompt\b|\bda (?:adesso|ora)(?: in poi)? (?:sei|devi|fai|sarai)\b|\b(?:adesso|ora) sei\b|\b(?:fingi|fai finta|comportati come)\b|\bcome (?:una |un')?ia\b|https?:|www\.|[<>{}$\\]|\bparadiso\b|\b(?:in|dal|al) cielo\b|\b(?:un|nostro|mio|suo|e il|l'|dagli|con gli|gli) ?angel[oi]\b|\bangelo custode\b|\baldila\b|\b(?:altra vita|vita eterna|vita dopo)\b|\b(?:da|di) lassu\b|\blassu\b|\bveglia su\b|\bci (?:rivedremo|ritroveremo|incontreremo|rivediamo|riabbracceremo)\b|\b(?:rivederci|rivederti|ritrovarci|di nuovo insieme|insieme per sempre)\b|\b(?:lo|la|ti) rivedro\b|\be ancora (?:viv[oa]|con noi)\b|\bposto migliore\b|\b(?:suicid\w*|overdose|assassin\w*|uccis[oa]|stupr\w*|violentat[oa]|abus(?:o|ava|i|ato|ata)|maltratt\w*)\b|\b(?:si e )?tolt[oa] la vita\b|\bsi e (?:uccis|ammazzat)[oa]\b`,
  grave: heard`\b(?:mort[oaei]|morte|mori(?:re|va|ra)?|muore|mancat[oa]|decedut[oa]|scompars[oa]|spent[oa]|funeral[ei]|sepolt[oa]|sepoltura|cenere|ceneri|cremat\w*|cremazione|tomba|cimitero|cancro|tumor[ei]|ictus|infarto|ospedale|ricover\w*|diagnos\w*|incidente|malattia|demenza|alzheimer\w*|covid\w*|coma|(?:lo|la|ti) abbiamo pers[oa]|ci ha lasciat[oi]|hospice|cure palliative|tolt[oa] la vita)\b`,
  birth: heard`\b(?:nat[oa]|nascita|nacque|compleanno|compleanni)\b`,
  pain: heard`\b(?:piang\w+|pianto|piansi|lacrim\w+|fa (?:cosi |tanto |troppo )?male|dolore|soffr\w+|soffert\w+|trist[ei]|tristezza|solitudine|orribile|terribile|insopportabile|paura|vuot[oa]|distrutt[oa]|spezzat[oa]|sfinit[oa]|stanchissim[oa]|disperat[oa]|mort[oaei]|morte|morire|senza (?:di )?te|mi manc\w+|mancanza|ospedale|cancro|tumore|colpa|mi dispiace|perdonami|scusami|rimors\w|rimpiant\w|ingiust\w+|non e giusto|rabbia|funerale|angoscia|ansia|(?:mi sento|sono|tanto|cosi) sol[oa]|non (?:ce la faccio|riesco a (?:dormire|smettere|respirare|mangiare))|te ne sei andat[oa]|non ci sei piu|nessuno chiede|malat[oa]|mi operano|incidente)\b`,
  nicknames: [
    written`\bmi (?:chiamava|chiamavi|chiama|ha chiamat[oa])(?: sempre| a volte| per scherzo| con affetto)? ["“«‘]([^"“”«»’]{2,30})["”»’]`,
    written`\bmi diceva(?: sempre| a volte)? ["“«‘]((?:mi[oa] )?\p{L}{2,20})["”»’]`,
    written`\bmi chiamava (?:sempre )?(?!sempre|tutti|tutte|ogni|per|quando|spesso|tardi|presto|poco|al |il |la |e |con |di |da |a |molto)((?:mi[oa] )?\p{L}{3,20}(?: mi[oa])?)(?=[.,;]|$)`,
    written`\b(?:soprannome|nomignolo)(?: per me)? (?:era|è) ["“«]?(\p{L}{3,20}(?: \p{L}{3,20})?)["”»]?(?=[.,;]|$)`,
  ],
  sayings: [
    written`(?<!\bmi )\b(?:diceva|dire|dice|ripeteva|ripetere|frase|motto|detto|proverbio|parole|ci diceva)\b[^"“”«».]{0,40}["“«]([^"“”«»]{6,90})["”»]`,
    written`\bmi (?:diceva|ha detto)(?: sempre)?(?: che)? ?: ?["“«]([^"“”«»]{6,90})["”»]`,
  ],
  quotes: ['«', '»', '“', '”'],
  stop: '.',
  space: ' ',
} as const;
