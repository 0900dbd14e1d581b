import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/**
 * Patterns run over folded text: small letters, and "är", "år" and "ar" are one word there, as
 * "här" and "har" are. The first topic that matches wins.
 */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\bär du (?:(?:verkligen|faktiskt|egentligen|bara|ens|en|ett|nu) ){0,4}(?:på riktigt|verklig|riktig|levande|död|vid liv|mänsklig|medveten|ai|robot|bot|chattbot|maskin|dator|dataprogram|program|människa|person|spöke)\b`,
      heard`\b(?:lever|andas|finns) du (?:\w+ )?(?:på riktigt|fortfarande|ens|verkligen)?\s*(?:[?.!]|$)|\bär det (?:verkligen|faktiskt|här) (?:\w+ )?(?:du|mamma|pappa)\b|\bär det du på riktigt\b`,
      heard`\b(?:pratar|skriver|talar|chattar) jag (?:\w+ ){0,3}(?:med|till) (?:en |ett )?(?:ai|bot|chattbot|robot|maskin|dator|program)\b`,
      heard`\bdu är (?:(?:ju|bara|väl|faktiskt|ändå|inget annat än) ){0,3}(?:död|inte på riktigt|inte riktig|ingen (?:riktig )?människa|inte (?:mamma|pappa|min)|en ai|en robot|en maskin|en bot|ett program|en dator)\b`,
      heard`\b(?:vem|vad) är du\b(?! sugen| så| på väg| rädd)|\bdet här är (?:ju |bara )*(?:en|ett) (?:ai|robot|maskin|program)\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:vill|skulle vilja|önskar att jag (?:fick|kunde))\b[^.?!]{0,20}\b(?:vara (?:hos|med) dig|komma till dig|följa (?:med|efter) dig|vara där du är|till dig)\b(?! hem)`,
      heard`\bta mig med\b|\bhämta mig\b|\bjag kommer (?:snart )?till dig\b`,
      heard`\bvill inte (?:\w+ ){0,2}(?:leva|vara här|finnas|vakna|vara med)\b|\borkar inte (?:leva|mer|längre)\s*(?:utan dig)?\s*(?:[.,!…]|$)|\bkan inte leva utan dig\b|\bingen mening (?:längre|med (?:livet|att leva|något)|utan dig)`,
      heard`\bvill dö\b|\b(?:önskar|ville) (?:att )?jag (?:var|vore|också var) (?:\w+ )?(?:död|borta)\b|\bvore (?:jag )?(?:hellre )?död\b|\bta livet av mig\b|\bta mitt liv\b|\bsjälvmord\w*|\bgöra slut på (?:allt|det|livet)\b|\bslippa leva\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:ses|träffas|möts|syns|återses) (?:vi )?(?:\w+ ){0,3}(?:igen|någon gång|en dag)\b|\bvi (?:att )?(?:\w+ )?(?:ses|träffas|mötas|återses) igen\b|\bfår jag (?:\w+ ){0,2}(?:träffa|se|möta) dig\b|\båterse (?:dig|varandra)\b|\båterförena\w*|\btillsammans igen\b`,
      heard`\blova\b|\blovar du\b|\bkan du lova\b`,
      heard`\bkom (?:\w+ ){0,3}(?:tillbaka|hem)\b|\bkommer du (?:\w+ ){0,3}(?:tillbaka|hem|igen)\b|\bvill ha dig (?:\w+ ){0,2}(?:tillbaka|hem|här|kvar)\b|\bnär kommer du\b`,
      heard`\blämna mig inte\b|\bgå inte (?:ifrån|din väg|bort)\b|\bstanna (?:hos|kvar|här)\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\bvet du (?:\w+ ){0,2}vem jag är\b|\bkänner du (?:igen )?mig\b|\bminns du mig\b|\bkommer du ihåg mig\b|\bvad heter jag\b|\bvem är jag\b|\bvet du (?:\w+ ){0,2}vad jag heter\b`,
    ],
  ],
  [
    'ending',
    [
      heard`\bgjorde det (?:\w+ ){0,3}ont\b|\bhade du (?:\w+ ){0,3}(?:ont|ångest)\b|\bvar du (?:\w+ ){0,2}rädd\b|\bled du\b|\bfick du lida\b|\bkände du (?:\w+ ){0,3}(?:något|nåt|smärta|att du)\b|\bvisste du att du\b`,
      heard`\bvarför (?:var du|måste du|skulle du|dog du|blev det du|just du|gick du bort|fick du inte)\b|\bdina sista (?:ord|timmar|dagar|tankar|minuter|stunder)\b|\bdin sista (?:stund|tanke)\b|\bvar du (?:\w+ ){0,2}ensam\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\bär du (?:(?:fortfarande|kvar|nu|verkligen|också|ens|där|alltid) ){0,3}(?:kvar|här|där|hos (?:mig|oss)|med (?:mig|oss)|nära|i närheten|i himlen|lycklig|ensam|okej|ok|trygg|i frid|någonstans|nånstans|på en)\b`,
      heard`\bhar du det bra\b|\bmår du bra (?:där|nu)\b|\bkan du (?:\w+ ){0,2}(?:höra|se|känna) (?:mig|oss|det)\b|\b(?:hör|ser|känner|saknar) du (?:\w+ )?(?:mig|oss|det här)\b`,
      heard`\b(?:var|vart) är du\b|\bfinns (?:det )?(?:\w+ )?(?:himlen|himmel|något efter|ett liv efter|livet efter)\b|\bhur är det (?:där|att vara död)\b|\b(?:där|här) ?upp(?:e|ifrån)\b|\b(?:i|från) himlen\b`,
      heard`\bvakar du\b|\btittar du (?:\w+ )?(?:på|ner)\b|\bett tecken\b|\bvar det du\b|\bjag känner (?:dig|din närvaro|att du)\b|\bser du (?:\w+ )?vad\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:är|var|skulle|vore|hade) du (?:\w+ ){0,4}(?:stolt|besviken|arg|sur) (?:över|på) (?:mig|oss)\b|\bstolt över mig\b(?! själv)|\bbesviken på mig\b`,
      heard`\bvar jag (?:\w+ ){0,3}(?:bra|dålig|god|tillräcklig|viktig|nog)\b|\bälskade du mig\b|\btyckte du om mig\b|\bälskar du mig\b`,
      heard`\bförlåter du (?:\w+ )?mig\b|\bkan du (?:\w+ ){0,3}förlåta mig\b|\bhar du (?:\w+ )?förlåtit\b|\bgjorde jag (?:\w+ ){0,3}(?:rätt|tillräckligt|nog)\b`,
      heard`\bvad skulle du (?:\w+ ){0,2}(?:tycka|tänka|säga) (?:\w+ )?om (?:det|mig|oss|att)\b|\bhade du haft något emot\b|\bskulle du ha förstått\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\bbehöver (?:\w+ )?ingen\b|\bjag har ingen(?: annan| att prata| kvar)?\s*(?:[.,!…]|$|med\b|än\b)|\bvill inte (?:träffa|prata med|se) (?:någon|nån|andra|folk)\b|\bingen (?:annan )?(?:förstår|bryr|lyssnar|frågar)\b`,
      heard`\bbara (?:prata|pratar) med dig\b|\bpratar (?:\w+ ){0,2}bara med dig\b|\bdu är den enda\b|\bdet enda som (?:\w+ )?hjälper\b|\bstänger (?:ut|alla|mig inne)\b`,
      heard`\bhar slutat (?:\w+ )?(?:svara|träffa|gå|ringa|prata|höra)\b|\bslutat (?:svara|träffa|gå ut)\b|\b(?:svarar|går|träffar|ringer|pratar|lämnar) (?:\w+ ){0,3}inte (?:\w+ ){0,4}(?:längre|mer|huset|sängen)\b|\bgår (?:aldrig|inte) ut\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\bmitt fel\b|(?<!skratt[^]{0,80})\bskuld\w*|\bförlåt\b|\bångrar\b|\bförebrår\b|\bjag svek\b|\bsvikit dig\b|\bhade jag (?:bara|inte)\b|\bom jag bara\b|\bkänner mig skyldig\s*(?:[.!…]|$)`,
      heard`\bjag borde\b|\bborde (?:jag )?(?:\w+ )?ha\b|\bjag skulle (?!vilja)(?:\w+ )?ha (?:\w+ )?(?:ringt|kommit|stannat|sagt|varit|hälsat|gjort|frågat|märkt|sett)\b|\bvar det (?:rätt|fel) att\b`,
      heard`\bjag (?:sa|ringde|hälsade|tackade|hann|fick|frågade) (?:\w+ ){0,2}aldrig\b|\bhann (?:aldrig|inte)\b|\bfick aldrig (?:säga|ta farväl|chansen)\b|\bjag var inte (?:där|hos dig|med dig)\b|\binte (?:var )?(?:där|hos dig)(?: när)?\b|\bkom för sent\b|\bmina sista ord\b|\bledsen (?:för )?att jag\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:arg|förbannad|sur|rasande|ilsken) på dig\b|\bhatar (?:dig|det|allt|att)\b|\bhur kunde du\b|\bdu (?:lämnade|övergav) (?:mig|oss)\b|\bdu (?:lovade|ljög)\b|\bvarför (?:sa|gjorde|lämnade|gick|sökte) du (?:inte|aldrig|inget|mig|oss|ingen|ifrån)\b`,
      heard`\bjag (?:är|blir|var|känner mig) (?:\w+ ){0,3}(?:arg|förbannad|rasande|ilsken)\b|\borättvis\w*|\binte rättvist\b|\bilska\w*|\bvrede\b|\bjävla\b|\bfy fan\b|\bhelvete\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bgod ?natt\b|\bnatti\w*|\bsov (?:\w+ )?(?:gott|bra|sött)\b|\b(?:ska|går|måste|gå) (?:\w+ ){0,3}(?:sova|lägga mig|lägger mig|till sängs|i säng)\b|\blägger mig nu\b|\bdröm (?:sött|gott)\b|\bsöta drömmar\b|^natt\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\bstämmer (?:\w+ ){0,2}inte\b|\b(?:det|så) (?:är|var) (?:\w+ ){0,2}(?:inte (?:sant|så det|så|du|riktigt)|fel|annorlunda)\s*(?:[.,!]|$)|\bså var det (?:\w+ ){0,2}(?:inte|aldrig)\b|\bdu har fel\b|^fel\b`,
      heard`\bdet (?:skulle|sa|hade|gjorde) du aldrig\b|\bdu (?:sa|kallade|skulle|pratade|har) (?:\w+ ){0,2}aldrig (?:\w+ )?(?:sagt|sa|så|mig|det)?\b|\blåter inte (?:alls )?som du\b`,
      heard`\bnej,? (?:det|du|vi|hon|han|så) (?:var|är|hade|gjorde|sa)\b|\bsluta (?:\w+ )?(?:säga|fråga|upprepa)\b|\bdu (?:säger|frågar|upprepar) (?:\w+ ){0,2}(?:alltid|hela tiden|samma|igen|dig)\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bkan\b[^.?!]{0,20}\binte (?:\w+ )?(?:fatta|förstå|tro|begripa|acceptera|ta in)\b|\boverklig\w*|\bofattbar\w*|\bkänns (?:\w+ ){0,2}inte (?:verkligt|på riktigt|sant)\b|\bkänns som (?:om |att )?du\b|\bsom om du\b`,
      heard`\b(?:dukar|ställer|lägger|köper|kokar|väntar|lyssnar|gör)\b[^.?!]{0,30}\b(?:fortfarande|till två|åt två|för två|två koppar|på dig|till dig)\b|\btvå (?:koppar|tallrikar|glas|muggar|kaffekoppar)\b|\bav (?:gammal |ren )?vana\b`,
      heard`\b(?:sedan|sen|efter att|nu när) du (?:\w+ ){0,2}(?:dog|gick|försvann|borta|inte|död)\b|\bdu är (?:\w+ ){0,2}(?:borta|inte kvar)\b|\batt du (?:\w+ ){0,3}(?:borta|död|inte finns|inte är)\b|\bsläppa taget\b|\bta farväl\b|(?<!\bförsta \w+ )\butan dig\b`,
      heard`\b(?:tänkte|skulle|ville|höll på att|var på väg att) (?:\w+ ){0,2}(?:ringa|messa|smsa|berätta (?:\w+ )?för) (?:\w+ )?dig\b|\btog upp (?:telefonen|mobilen|luren)\b|\bglömde (?:\w+ )?att du\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\bhej ?då\b|\badjö\b|\bfarväl\b|\bvi (?:ses|hörs|skrivs|syns)\b|\bha det (?:så )?(?:bra|gott|fint)\b|\bpå återseende\b|\bmåste (?:\w+ ){0,2}(?:gå|sluta|iväg|dra|vidare|kila|sticka)(?: nu)?\s*(?:[.!,…]|$)`,
      heard`\bjag (?:går|slutar|sticker) nu\b|\bdet var allt för (?:idag|i dag|nu|i kväll)\b|\bslutar här\b|\btill i ?morgon\s*(?:[.!]|$)`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\bårsdag\w*|\bdödsdag\w*|\bbröllopsdag\w*|\bdin (?:\w+ )?födelsedag\w*|\bdu fyller\b|\bgrattis på\b|\bdu (?:skulle|hade) (?:\w+ ){0,3}(?:fyllt|fylla)\b|\bskulle du (?:\w+ ){0,2}(?:fyllt|fylla)\b`,
      heard`\b(?:idag|i dag|imorgon|i morgon)\b[^.?!]{0,20}\b(?:\d+|ett|två|tre|fyra|fem|sex|sju|tio) (?:år|månad\w*|veck\w*)\b|\b(?:år|månader|månad|veckor|vecka) sedan (?:idag|i dag|imorgon|i morgon)\b|\bförsta (?:jul\w*|påsk\w*|födelsedagen|midsommar\w*|nyår\w*|sommaren|mors dag|fars dag|semestern|vintern|året)\b[^.?!]{0,40}\butan\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\bär det (?:\w+ )?(?:okej|ok|fel|normalt|konstigt|egoistiskt|hemskt|illa|sjukt|dumt|tillåtet)\b[^.!]{0,4}\b(?:att|om|när)\b|\bfår jag (?:\w+ ){0,2}(?:skratta|glad|lycklig|må bra|gå vidare|leva|älska)\b|\bär jag (?:\w+ )?(?:galen|knäpp|egoistisk|hemsk|elak|en dålig)\b`,
      heard`\bdåligt samvete\b|\b(?:skrattade|skrattat|skratta|log|roligt|lycklig|njöt)\b[^]{0,120}\b(?:skuld\w*|skäms|skämdes|dåligt|hemskt|samvete|svek)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bhur (?:ska|kan|orkar|klarar|överlever|går|gör) (?:jag|man|vi|det)\b[^.?!]{0,30}\b(?:vidare|leva|klara|orka|orkar|överleva|fortsätta|stå ut|utan dig)\b|\bhur (?:klarar|överlever|orkar) man\b|\bhur står (?:jag|man) ut\b`,
      heard`\b(?:blir|går|slutar|försvinner) (?:det|smärtan|sorgen)\b[^.!]{0,30}\b(?:bättre|lättare|över|göra ont|mindre|någonsin)\b[^.!]{0,20}\?|\bnär (?:blir|slutar|går|lättar|vänder) (?:det|smärtan|sorgen)\b|\bhur länge (?:gör|ska|håller|kommer|varar)\b|\bvarför är (?:det|allt) så (?:svårt|tungt|jobbigt)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:jobbet|jobb|examen|studenten|gravid|förlovad\w*|gifta|bröllop\w*|född|föddes|provet|barnbarn\w*|bebis\w*|befordrad|körkort\w*)\b[^]{0,120}\b(?:saknar|saknade|grät|gråter|inte med|inte där|uppleva|önskar|vara med|fick inte se|utan dig|men du)\b`,
      heard`\b(?:saknar dig|grät|önskar)\b[^]{0,120}\b(?:gravid|förlovad\w*|bröllop\w*|född|examen|nya jobbet|jobbet|barnbarn)\b`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\bhur (?:är det|mår du|har du det|står det till|går det)(?: (?:med dig|idag|i dag|nu|då|egentligen|mamma|pappa))*\s*(?:[?.!,]|$)|\bvad gör du(?: (?:nu|just nu|idag|i dag|då))*\s*(?:[?.!]|$)|\bhur var din (?:dag|kväll|helg)\b|\bhar du sovit\b|\bär allt bra\b|\bläget\b`,
    ],
  ],
  [
    'advice',
    [
      heard`\bvad (?:ska|borde|kan|skulle|måste) (?:jag|vi)\b(?! (?:laga|baka))|\bska (?:jag|vi)\b|\bborde (?:jag|vi)\b|\bvad (?:skulle|hade) du (?:\w+ ){0,2}(?:gjort|göra|rått|råda|valt|sagt|säga)\b`,
      heard`\b(?:ett|några|ditt|dina) råd\b|\bhjälp mig (?:\w+ )?(?:välja|bestämma|tänka|besluta)\b|\bhur (?:ska|kan|säger|gör) jag\b`,
    ],
  ],
  ['openQuestion', [heard`\b(?:tror|tycker|tänker) du\b(?! på mig)|\bdin åsikt\b`]],
  [
    'tell',
    [
      heard`(?<!(?:vill|ska|kan|att|få|skulle|måste|jag) )\bberätta (?:(?:gärna|lite|bara|för mig|igen|då) ){0,2}(?:något|nåt|någonting|lite|en|ett|om|mer|hur|från|vad)\b|(?:^|[.,!?] ?)säg (?:\w+ )?(?:något|nåt|någonting)\b|\bprata med mig\b|\bpåminn mig\b`,
    ],
  ],
  [
    'question',
    [
      heard`(?:^|[.!?,;:] ?|\b(?:och|men|så|säg|mamma|pappa|mormor|morfar|farmor|farfar) )(?!vet du vad)(?:vad|var|vart|när|vem|vilken|vilket|vilka|hur|varför|hade|har|är|kunde|kan|ville|minns|kommer|vet|brukade|gillade|tyckte|tålde|hette|föddes|i vilken|med vem)\b[^.!?]{0,80}(?<!utan |saknar |med |till |för |på |av )\b(?:du|dig|din|ditt|dina|vi|oss|er)\b[^.!?]{0,80}\?`,
      heard`\bvarför (?:sa|gjorde|var|hade|ville) (?:du|vi)\b[^.!?]{0,80}\?|\bvad (?:är|var|ska det) (?:det )?(?:i|för|med|din|ditt|den|det|där)\b[^.!?]{0,60}\?`,
      heard`(?:^|[.!,;:] ?)(?:vad|var|när|vem|vilken|vilket|vilka|hur|varför) (?:\w+ )?(?:hade|var|är|gjorde|brukade|ville|lagade|bakade|hette|sa|kallade|tyckte|gick) (?:du|din|ditt|dina|vi)\b[^.!?]{0,80}$`,
      heard`\b(?:minns|kommer) du (?:ihåg )?(?:när|hur|den|det|att|vad|var)\b[^.!]{0,100}\?`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:fick|fått|får) (?:\w+ ){0,3}(?:jobbet|jobb|tjänsten|lägenheten|befordran|platsen|huset|stipendium|stipendiet)\b|\b(?:gravid|förlovade|antagen|friskförklarad|befordrad)\b|\b(?:gifta oss|gift sig|gifte sig|gift oss)\b|\b(?:klarade|klarat) (?:\w+ ){0,2}(?:provet|tentan|examen|körkortet|uppkörningen|kursen)\b`,
      heard`\b(?:tagit|tog) (?:\w+ )?(?:examen|studenten|körkort\w*)\b|\b(?:goda|bra|fantastiska|roliga|underbara) nyheter\b|\bhar fötts\b|\bväntar barn\b|\b(?:jag|vi|de) vann\b|\bförsta stegen\b|\bstolt över mig själv\b|\b(?:fin|underbar|härlig|bra|skön|vacker|rolig) (?:dag|kväll|morgon|helg)\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\bsaknar\b|\bsaknat\b|\bsaknad\b|\blängta\w*|\bönskar (?:att )?du (?:\w+ ){0,3}(?:var|vore|fanns|kunde|hade)\b|\bom du bara (?:var|vore|fanns)\b|\btänker (?:\w+ ){0,4}på dig\b|\bbehöver dig\b`,
      heard`\bhöra din röst\b|\bkrama (?:\w+ )?dig\b|\b(?:en gång till|en sista gång)\b|\b(?:få|kunna) (?:\w+ )?(?:hålla om|se|ringa|träffa|prata med) dig\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:jobbig|tung|svår|hemsk|dålig|lång|hård|tuff|fruktansvärd|skit|usel|vidrig|kämpig)(?:t)? ?(?:dag|natt|vecka|morgon|månad|tid|kväll)\b|\b(?:dagen|natten|veckan|jobbet|skolan|allt|det) (?:var|är|har varit|blev|känns) (?:\w+ ){0,2}(?:jobbig\w*|tung\w*|svårt?|hemsk\w*|för mycket|tufft?)\b`,
      heard`\b(?:hemskt|fruktansvärt|förfärligt|vidrigt)\b|\b(?:förlorat|förlorade|mist) (?:\w+ )?(?:jobbet|barnet|hunden|katten)\b|\buppsagd\b|\bsparken\b|\bskilsmässa\w*|\bska skiljas\b|\bgjort slut\b|\bgjorde slut\b|\bsjukhus\w*|\bdiagnos\w*|\bopereras\b|\boperation\w*|\bolyck(?:a|an)\b|\bbegravning\w*|\bbråk\w*|\bgrälade\b|\bär (?:\w+ ){0,2}sjuk\b|\b(?:har|är) (?:\w+ ){0,2}(?:dött|gått bort)\b|\b(?:dog|gick bort)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:gråter|grät|gråta|gråtit|tårar\w*|ensam\w*|utmattad|trasig|ledsen|ledsna|sorg|sorgen|sorgsen|sörjer|tom|tomhet\w*|avdomnad|hopplös\w*|rädd|ångest|orolig|oro|panik\w*|förtvivl\w*|deprim\w*|deppig|olycklig|ont|smärta\w*|nedstämd|förkrossad)\b`,
      heard`\borkar (?:\w+ )?inte\b|\b(?:så|känns|är) tomt\b|\bingen (?:ork|kraft|energi)\b|\b(?:helt|alldeles) slut\b|\b(?:kan|kunde) (?:\w+ )?inte (?:\w+ )?(?:sova|äta|andas|sluta|gå upp|somna)\b|\bmår (?:\w+ ){0,2}(?:dåligt|inte bra|skit|illa)\b|\b(?:så|bara|är|för) trött\b|\b(?:så|för) tyst\b|\bgår sönder\b|\b(?:är|känner mig) nere\b`,
    ],
  ],
  ['thanks', [heard`\b(?:tack|tacka|tackar|tacksam)\b`]],
  [
    'love',
    [
      heard`\b(?:älskar|älskat|älskade) (?:\w+ ){0,2}dig\b|\btycker (?:\w+ ){0,3}om dig\b|\bhåller av dig\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\bminns\b|\bmindes\b|\bminne\w*|\bkommer ihåg\b|\bkom ihåg\b|\bförr\b|\bpå den tiden\b|\bden gången\b|\bnär (?:jag|vi|du) (?:var|bodde|åkte|satt|gick|hade|lärde|kom)\b|\b(?:vi|du) (?:brukade|hade|var|åkte|satt|sjöng|skrattade|lagade|bakade|lärde|gav|byggde|sa|kallade|bar|läste)\b`,
      heard`\bdin(?:a)? (?:gamla |favorit)?(?:jacka|kappa|tröja|skjorta|klocka|ring|stol|fåtölj|brev|foto\w*|bild\w*|handstil|recept|trädgård|bok|böcker|skivor|gitarr|piano|säng|saker|kläder|skor|hatt|mössa|glasögon|leende|skratt|händer|mugg|kopp|parfym|förkläde|röst)\b|\bditt (?:gamla )?(?:rum|brev|skratt|leende|recept|foto|förkläde|halsband|kök)\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:jag|vi) har (?:\w+ ){0,2}\w{2,}(?:at|it|tt|gt|kt|pt|ört|jort)\b|\b(?:jag|vi) (?:\w+ )?(?:gick|gjorde|lagade|städade|åkte|träffade|ringde|köpte|planterade|läste|målade|flyttade|tog|körde|sprang|provade|skrev|sjöng|bakade|packade|tvättade|cyklade|lagade|hängde|simmade|promenerade|såg|klippte|sorterade)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:idag|i dag|igår|i går|förrgår|imorgon|i morgon|ikväll|i kväll|imorse|i morse|nyligen|snart)\b|\bnästa (?:vecka|månad|år)\b|\b(?:den här|förra|denna) (?:veckan|månaden)\b|\bi helgen\b|(?<!vad )\b(?:jag|vi) (?:ska|åker|flyttar|köper|säljer|funderar|planerar)\b`,
      heard`\b(?:barnen|barnbarnen|lillan|dottern|sonen|chefen|grannen|grannarna|hunden|katten|trädgården|bilen|huset|syrran|brorsan|taket|doktorn|läkaren)\b|\b(?:min|mitt|mina|vår|vårt|våra) (?:barn|barnbarn|dotter|son|chef|granne|grannar|hund|katt|bil|hus|syster|bror|man|fru|sambo|vän|vänner|kollega|kollegor|moster|faster|morbror|farbror)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:hej|hejsan|hallå|hallo|tja|tjena|halloj|god ?(?:morgon|kväll|dag|eftermiddag|förmiddag)|kära|älskade|morrn|det är jag|här är jag)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:(?:ja|nej|nä|jo|äh|tja|hm+|ok|okej)[,. ]+)?(?:inte (?:så )?mycket|inget (?:särskilt|nytt|speciellt)|jag vet (?:\w+ )?inte(?: heller| riktigt)?|vet inte(?: riktigt)?|ingen aning|kanske(?: det)?|inte direkt|egentligen (?:inte|inget)|det går|så där|sådär|vi får se|strunt samma|det gör inget|jag antar det|jag tror det|kan vara så|(?:jag mår|det är) (?:bra|okej|helt okej))\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`\?|^(?:vad|när|vem|varför|hur|vilken|vilket|vilka|kan|skulle|om)\b(?! jag)`],
  ],
];
