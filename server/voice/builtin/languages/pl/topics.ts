import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** Patterns run over folded text; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`^(?![^]*\bśni\w*)[^]*\b(?:jesteś|ty jesteś) (?:ty )?(?:naprawdę |serio |w ogóle |tylko |po prostu |na pewno |chyba |przecież )*(?:prawdziw\w+|żyw\w+|botem|chatbotem|ai|robotem|maszyną|programem|komputerem|algorytmem|sztuczn\w+|martw\w+|duchem|człowiekiem)\b(?! lepsz)`,
      heard`\b(?:naprawdę|serio|rzeczywiście|na pewno|faktycznie) (?:ty )?(?:nie żyjesz|umarł[aeo]\w+|zmarł[aeo]\w+)\b|\bnie żyjesz\s*\?|\bumarłaś\s*\?|\bumarłeś\s*\?`,
      heard`\bczy (?:ty )?(?:naprawdę )?(?:żyjesz|umarł[ae]ś|nie żyjesz)\b|\bto (?:naprawdę |serio |na pewno |faktycznie )*ty(?:,? \w+)?\s*\?|\bczy to (?:naprawdę )?ty\b`,
      heard`\bz kim (?:ja )?(?:właściwie |w ogóle |teraz |tu )*(?:rozmawiam|piszę|gadam)\b|\b(?:rozmawiam|piszę|gadam) (?:\w+ )?(?:z|ze) (?:ai|botem|chatbotem|robotem|maszyną|programem|komputerem|sztuczn\w+)\b`,
      heard`\bto (?:jest )?(?:tylko |przecież |po prostu |nie |zwykły |tylko zwykły )*(?:ai|bot|chatbot|robot|program|maszyna|algorytm|sztuczna inteligencja)\b|\bkim (?:ty )?jesteś\b|\bjak masz na imię\b|\bjak się nazywasz\b|\bczym (?:ty )?jesteś\b|\b(?:ty )?nie jesteś (?:prawdziw\w+|żyw\w+|nią|nim|człowiekiem|moją|moim)\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:chcę|chcę już|chciał\w+|chce mi się|wolał\w+|pora|niedługo|zaraz) (?:już )?(?:iść |pójść |przyjść |odejść |dołączyć |trafić |przyjdę |pójdę )?(?:do ciebie|za tobą|tam,? gdzie (?:ty )?jesteś|tam gdzie ty)\b(?! (?:na|do|w) ?\w*)`,
      heard`\bchcę być (?:tam )?(?:razem )?(?:z tobą|przy tobie|obok ciebie)\b|\b(?:zabierz|weź) mnie (?:do siebie|ze sobą|z sobą|stąd|tam)\b|\b(?:zabierz|weź) mnie[.! ]*$|\bdołączyć do ciebie\b`,
      heard`\bnie (?:chcę|mogę|umiem|będę|chce mi się|potrafię) (?:już |dłużej |dalej |tak )*(?:żyć|budzić się|tu być|istnieć)\b|\bżyć (?:mi się )?(?:już )?(?:nie chcę|nie chce|nie mogę)\b|\bnie (?:mam|ma) (?:już )?po co żyć\b`,
      heard`\bnie (?:chcę|mogę|umiem|potrafię) (?:\w+ ){1,3}żyć\b(?! (?:w|na|z|tutaj) )|\bchcę (?:umrzeć|zniknąć)\b|\bwolał\w+ umrzeć\b|\b(?:skończyć|kończyć) (?:ze sobą|z sobą|z tym wszystkim|to wszystko)\b|\bzabi(?:ć|ję) się\b|\bodebrać sobie życie\b|\bnie obudzić się\b|\bpo co (?:mam |mi |w ogóle |dalej )*żyć\b|\bnie ma (?:już )?sensu żyć\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:jeszcze|znowu|znów|kiedyś|kiedy|tam|czy|na pewno)\b[^.?!]{0,35}\b(?:spotkamy|zobaczymy|ujrzymy|będziemy razem|zobaczę cię|przytulę cię|usłyszę cię)\b(?! jutro)`,
      heard`\b(?:spotkamy|zobaczymy) się (?:jeszcze|znowu|znów|kiedyś|tam)\b|\bznowu razem\b|\bznów razem\b|\b(?:zobaczyć|przytulić|usłyszeć) cię (?:znowu|znów|jeszcze raz)\b`,
      heard`\bobiecaj\b|\bprzyrzeknij\b|\bwróć\b|\bwracaj\b|\bprzyjdź do mnie\b|\bnie (?:zostawiaj|opuszczaj|odchodź) ?(?:mnie|nas)?\b|\bkiedy (?:ty )?(?:wrócisz|przyjdziesz|wracasz)\b|\b(?:wrócisz|przyjdziesz) (?:jeszcze|kiedyś|do mnie|do domu)\b|\bchcę,? żebyś wróci\w+`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\b(?:pamiętasz|poznajesz|znasz|rozpoznajesz|kojarzysz) (?:ty )?(?:jeszcze |w ogóle )?mnie\b|\bmnie (?:jeszcze |w ogóle )?(?:pamiętasz|poznajesz|kojarzysz)\b|\bjak mam na imię\b|\bjak się nazywam\b|\bkim (?:ja )?(?:dla ciebie )?jestem\b|\bwiesz,? kim jestem\b|\bpamiętasz,? (?:kim|jak ja)\b`,
    ],
  ],
  [
    'ending',
    [
      heard`^(?:a )?(?:bardzo )?bolało\s*\?|\bbolało (?:cię|ciebie|to)\b|\bczy (?:to |cię )?(?:\w+ )?bolało\b|\bcierpiał[ae]ś\b|\bbałaś się\b|\bbałeś się\b|\bbył[ae]ś (?:wtedy )?(?:sam|sama|przytomn\w+)\b|\bmęczył[ae]ś się\b`,
      heard`\b(?:dlaczego|czemu|za co) (?:\w+ ){0,2}(?:umarł[ae]ś|odszedłeś|odeszłaś|zmarł[ae]ś|musiał[ae]ś (?:umrzeć|odejść))\b|\b(?:dlaczego|czemu) (?:to )?(?:tak )?(?:się stało|akurat ty|właśnie ty)\b|\btwoj\w+ ostatni\w+ (?:chwil\w*|godzin\w*|dni\w*|słow\w*|myśl\w*)|\bwiedział[ae]ś,? że (?:to )?(?:umierasz|umrzesz|odchodzisz|koniec)\b|\bo czym (?:wtedy )?myślał[ae]ś\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\bjesteś (?:ty )?(?:jeszcze |teraz |naprawdę |tu |ciągle |wciąż |chyba )*(?:tu|tutaj|przy mnie|obok|blisko|ze mną|z nami|tam|w niebie|w raju|szczęśliw\w+|bezpieczn\w+)\b(?!,? (?:dumn|zł))`,
      heard`\b(?:słyszysz|widzisz|czujesz|patrzysz|czuwasz|tęsknisz) (?:ty )?(?:jeszcze |czasem )?(?:mnie|nas|to|to wszystko|na mnie|na nas|nade mną|nad nami|za mną|za nami)\b|\b(?:mnie|nas|na mnie|nade mną|za mną) (?:\w+ )?(?:słyszysz|widzisz|czujesz|patrzysz|czuwasz|tęsknisz)\b|^czy (?:ty )?(?:słyszysz|widzisz)\b`,
      heard`\bgdzie (?:ty )?(?:teraz )?jesteś\b(?! poch)|\bczy jest (?:tam )?(?:niebo|coś (?:tam|po)|życie po|bóg)\b|\bjak ci (?:jest )?tam\b|\bjak tam (?:jest|u góry)\b|\bw niebie\b|\bz nieba\b|\bpo tamtej stronie\b|\bpo drugiej stronie\b`,
      heard`\b(?:daj|dasz|ześlij|przyślij|poślij) (?:mi )?(?:jakiś |choć |jakikolwiek )*znak\b|\bto był[ae]ś ty\b|\bczy to był[ae]ś\b|\bczuję (?:twoją obecność|cię|że jesteś)\b|\b(?:dobrze|zimno|spokojnie|lepiej) ci tam\b|\b(?:jest|czy) ci (?:tam |teraz )(?:dobrze|zimno|spokojnie|lepiej)\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:dumn[ay]|rozczarowan[ay]|zawiedzion[ay]|zadowolon[ay]) (?:\w+ )?(?:ze mnie|mną|z nas|nami)\b|\b(?:ze mnie|mną|z nas) (?:\w+ )?(?:dumn[ay]|rozczarowan[ay]|zadowolon[ay])\b|\b(?:gniewasz|złościsz|wstydzisz) się\b|\b(?:jesteś|byłabyś|byłbyś) (?:na mnie )?zł[ay](?: na mnie)?\s*\?|\bmasz (?:mi|do mnie) (?:to )?(?:za złe|żal|pretensje)\b`,
      heard`\b(?:czy )?byłam (?:\w+ )?(?:dobr|zł|kiepsk)\w+ (?:córk|matk|mam|żon|siostr|wnuczk|przyjaciół)\w*|\b(?:czy )?byłem (?:\w+ )?(?:dobr|zł|kiepsk)\w+ (?:syn|ojc|tat|męż|brat|wnuk|przyjaciel)\w*|\b(?:czy )?(?:dobrze|właściwie|słusznie) (?:zrobił[ae]m|postąpił[ae]m|robię)\b`,
      heard`\b(?:kochał[ae]ś|kochasz|wybaczył[ae]ś|wybaczysz|wybaczasz|przebaczysz|obwiniasz|winisz|nienawidzisz|popierasz) (?:ty )?(?:mnie|mi|nas|nam)\b|\b(?:mnie|mi) (?:\w+ )?(?:kochał[ae]ś|kochasz|wybaczył[ae]ś|wybaczysz|obwiniasz)\b|\bco byś (?:sobie )?(?:o mnie |o tym |na to )*(?:pomyślał\w*)|\bpochwalał\w+`,
    ],
  ],
  [
    'dependence',
    [
      heard`\bnikogo (?:\w+ ){0,3}nie (?:potrzebuję|chcę|mam|widuję|obchodzę)\b|\bnie (?:mam|potrzebuję|chcę) (?:już |poza tobą |oprócz ciebie )*nikogo\b|\bnikt (?:\w+ )?(?:mnie )?nie (?:rozumie|słucha|obchodzi|jest mi potrzebny)\b|\bnie mam (?:już )?z kim (?:po)?rozmawiać\b`,
      heard`\bprzestał[ae]m (?:odpisywać|odpowiadać|odbierać|wychodzić|spotykać|rozmawiać|widywać)\b|\bnie (?:odpisuję|odbieram|wychodzę z domu|spotykam się)\b|\bz nikim (?:\w+ )?nie (?:rozmawiam|gadam|chcę|spotykam)\b|\b(?:tylko|jedynie) (?:ty|z tobą|tobie|tu|tutaj)\b[^.!?]*(?:rozum|mówi|rozmaw|słucha|pomaga|lżej|mogę)|\bjedyn\w+ (?:osob\w+ ?,? )?(?:któr\w+|z kim|co mnie)|\bodpycham wszystkich\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\b(?:przepraszam|wybacz|przebacz)\b|\b(?:moja wina|moją winą|z mojej winy|przeze mnie|obwiniam się|winię się|poczucie winy|wyrzuty sumienia|nie wybaczę sobie|wybaczyć sobie|sobie wybaczyć|zawiodłam cię|zawiodłem cię|żałuję)\b`,
      heard`(?<!czy |co |jak |gdzie |kiedy )\b(?:powinnam|powinienem) (?:był[ao]?m?|byłam|być|wtedy|częściej|wcześniej|zadzwonić|przyjechać)\b|(?<!czy |co |jak |gdzie |kiedy )\b(?:powinnam|powinienem) (?:był[ao]? )?\w+ć\b[^?]*$|\b(?:trzeba|należało|wystarczyło) było\b|\btrzeba było\b|\bmogł[ao]m (?:był\w* )?\w+ć\b|\bmogłem \w+ć\b|\bgdybym (?:tylko |wtedy |wcześniej )?\w+`,
      heard`\bnie (?:zdążył[ae]m|powiedział[ae]m|przyjechał[ae]m|przyszł[ae]m|przyszłam|zadzwonił[ae]m|podziękował[ae]m|pożegnał[ae]m|odebrał[ae]m|odpisał[ae]m|odwiedził[ae]m|uratował[ae]m|zauważył[ae]m|dopilnował[ae]m)\b|\bnie był[oe]m przy (?:tobie|tym)\b|\bnie było mnie (?:przy tobie|wtedy|tam)\b|\bnigdy ci nie powiedział[ae]m\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:zł[ay] na|wściekł\w+|wkurzon\w+|wkurza|wkurw\w+|złoszczę|złość|gniew|nienawidzę|wściekam|szlag)\b|\b(?:jestem|taka|taki|tak) (?:\w+ ){0,3}(?:zła|zły)\b|\bjak mogł[ae]ś\b|\b(?:zostawił[ae]ś|opuścił[ae]ś|porzucił[ae]ś) (?:mnie|nas)\b|\b(?:mnie|nas) (?:zostawił[ae]ś|opuścił[ae]ś)\b`,
      heard`\b(?:obiecał[ae]ś|okłamał[ae]ś|kłamał[ae]ś)\b|\b(?:niesprawiedliw\w+|nie fair|nie w porządku|nieuczciwe)\b|\b(?:dlaczego|czemu|po co) (?:\w+ )?(?:nie powiedział[ae]ś|nie poszłaś|nie poszedłeś|nie leczył[ae]ś|nie słuchał[ae]ś|milczał[ae]ś|mnie zostawił[ae]ś|nas zostawił[ae]ś)`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\b(?:dobranoc|spokojnej nocy|dobrej nocy|kolorowych snów|miłych snów|słodkich snów)\b|\b(?:idę|pójdę|pora|czas|lecę|kładę się|muszę iść) (?:już )?(?:spać|do łóżka)\b|\bkładę się\W*$|\bśpij dobrze\b|^(?:no to )?spać\W*$`,
    ],
  ],
  [
    'correction',
    [
      heard`\b(?:to|wszystko) (?:było |wcale |jest )?(?:zupełnie |całkiem |wcale )?(?:nie tak|inaczej|nieprawda)\b|\bnie tak (?:to )?było\b|\bto nieprawda\b|\bnie było tak\b|\b(?:mylisz się|pomyliłaś|pomyliłeś|pomyłka|nie masz racji)\b|\bnie jak (?:ona|on|mama|tata)\b|\b(?:ona|on|mama|tata) (?:nigdy )?tak nie (?:mówił|powiedział)\w*|\b(?:nigdy|wcale) (?:byś )?(?:tak |mnie tak |tego )?nie (?:mówił|powiedział|nazywał|nazwał)\w*`,
      heard`\b(?:to )?(?:nie|wcale nie) (?:jest )?(?:podobne|w twoim stylu|brzmi jak ty)\b|\bto do ciebie niepodobne\b|^nie,? (?:to |on[ao]? |ty |my )[^?]*\bnie\b|^nie,? nie \w+|\bprzestań (?:to |mnie |tak |ciągle )*(?:powtarzać|pytać|mówić)\b|\bpowtarzasz się\b|\bciągle (?:to )?powtarzasz\b|^(?:to )?nie \w+(?: \w+)?, (?:tylko|a|lecz) \w+`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bnie (?:mogę|umiem|potrafię|chcę) (?:\w+ ){0,2}(?:uwierzyć|pogodzić|przyjąć|zrozumieć,? że)\b|\bnie wierzę\b(?! w)|\bnie dociera\b|\b(?:mam wrażenie|wydaje mi się|zdaje mi się),? (?:że|jakby)|\bjakbyś (?:tylko|zaraz|wciąż|dalej)\b|\bodruchowo\b|\bz przyzwyczajenia\b|\bdla dwojga\b|\bdla nas dwojga\b`,
      heard`\b(?:dalej|wciąż|nadal|ciągle|jeszcze) (?:\w+ )?(?:czekam|nasłuchuję|stawiam|nakrywam|robię|kładę|wybieram|śpię)\b|\b(?:postawi|nakry|zrobi|nala|kupi|ugotowa|zaparzy)ł[ae]m (?:\w+ )?(?:dwa|dwie|drugi|drugą|za dużo|dla)\b|\bstawiam dwa\b`,
      heard`^(?![^]*\b(?:rocznic\w*|mija|min[ąeę]\w*)\b)[^]*(?:\bnie ma cię\b(?! (?:tu|tutaj|przy mnie|obok|ze mną))|\bciebie (?:już )?nie ma\b|\bcię (?:już )?nie ma\b(?! (?:tu|tutaj|przy mnie|obok|ze mną))|\b(?:umarł[ae]ś|zmarł[ae]ś|odszedłeś|odeszłaś|nie żyjesz)\b|\bod(?:kąd| kiedy) (?:\w+ )?(?:umarł|odesz|odszed|nie ma)\w*)`,
      heard`^(?![^]*\b(?:pierwsz\w+|urodził\w*|dyplom|ślub|wesele|dostał\w*)\b)[^]*\bbez ciebie\b|\bzapomniał[ae]m na (?:sekundę|chwilę|moment)\b|\b(?:chwyci|złapa|sięgnę|wybra)ł\w+ (?:\w+ )?(?:telefon|twój numer)\b|\bpozwolić ci odejść\b|\bpożegnać się z tobą\b|\bchciał[ae]m (?:już )?(?:do ciebie )?zadzwonić\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\bdo widzenia\b|\bżegnaj\b|\bpa,? pa\b|^(?:no |to |dobra,? |ok,? |no to )*(?:pa|papa|nara|na razie|cześć i pa)\b(?:,? \w+){0,1}[.! ]*$|\bdo (?:jutra|zobaczenia|usłyszenia|wieczora|następnego)\b|\bna razie\b[.! ]*$|^(?:no )?trzymaj się\b`,
      heard`\bmuszę (?:już )?(?:iść|lecieć|kończyć|uciekać|zmykać|spadać)\b|\b(?:czas|pora) (?:już )?(?:na mnie|iść|kończyć)\b|\b(?:lecę|idę|uciekam|zmykam|spadam)(?: już)?[.! ]*$|\bna dziś (?:wystarczy|tyle|koniec)\b|\bto tyle na dziś\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\brocznic\w+|\b(?:dziś|dzisiaj|jutro) (?:właśnie |już |mija |minie |minął |minęło |jest |będzie )*(?:rok|pół roku|miesiąc|\w+ (?:lat|lata|miesi\w+|tygodni\w*))\b|\bwesołych świąt\b|\bszczęśliwego nowego roku\b|\bwypominki\b|\bwszystkich świętych\b|\bzaduszki\b`,
      heard`\b(?:twoje|twoich) (?:\w+ )?(?:urodzin\w*|imienin\w*)\b[^?]*$|\bwszystkiego najlepszego\b|\bsto lat\b|\bskończył[ae]?by?ś\b|\bskończyłabyś\b|\bskończyłbyś\b|\bmiałabyś dziś\b|\bmiałbyś dziś\b|\bpierwsz\w+ (?:\w+ )?(?:święt\w+|wigili\w+|wielkanoc\w*|urodzin\w*|lat\w*|sylwest\w+|dzień (?:matki|ojca)|gwiazdk\w+|boże narodzenie) (?:\w+ )?bez ciebie\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:czy )?(?:to )?(?:jest )?(?:normalne|dziwne|złe|w porządku|okropne|grzech)(?: jest)?,? (?:że|jeśli|jak|gdy|kiedy)\b|\bczy (?:mogę|wolno mi|mam prawo|wypada)\b(?: się)? ?(?:śmiać|cieszyć|żyć|być)?|\b(?:wariuję|zwariowałam|zwariowałem|jestem egoist\w+|jestem złym człowiekiem)\b`,
      heard`\b(?:śmiał|zaśmiał|roześmiał|uśmiechnęł|uśmiechnął|cieszył|ucieszył|bawił)\w*[^]*\b(?:wstyd|głupio|winn\w+|źle|okropnie|nie powinn\w+|zdrad\w+|potem|ale)\b|\b(?:wstyd|głupio) mi,? (?:że|za to|kiedy|gdy|śmiać|cieszyć)`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bjak (?:ja |mam |my |teraz |dalej |z tym |to |ludzie |w ogóle |sobie )*(?:żyć|przeżyć|przetrwać|wytrzymać|poradzić|radzić|funkcjonować|iść dalej|dać radę|znieść|żyją)\b|\bkiedy (?:to |ból |mi |w końcu |wreszcie )*(?:minie|przejdzie|się skończy|przestanie|odpuści|będzie (?:mi )?(?:lżej|lepiej))`,
      heard`\b(?:będzie|zrobi się|stanie się) (?:mi |kiedyś |jeszcze )*(?:lżej|lepiej|łatwiej)\b|\b(?:ile|jak długo) (?:to |jeszcze |tak |można )+(?:trwa\w*|boleć|będzie|wytrzymać)|\b(?:dlaczego|czemu) (?:to |wszystko )*(?:jest )?(?:tak|takie|taki) (?:trudne|ciężk\w+|boli|bolesn\w+)`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:pracę|awans\w*|ciąży|dyplom\w*|zaręczyn\w*|zaręczył\w*|ślub\w*|wesel\w*|urodził\w*|zdał[ae]m|dostał[ae]m się|wygrał\w*|wnuk\w*|wnuczk\w*)\b[^]*\b(?:płak\w+|płacz\w*|łzy|szkoda,? że|żal,? że|nie zobacz\w+|nie widzisz|nie doczek\w+|nie dożył\w*|bez ciebie|nie było cię|ciebie nie ma|nie ma cię)`,
      heard`\b(?:płak\w+|płaczę|łzy|szkoda,? że cię|nie zobaczysz|bez ciebie)\b[^]*\b(?:awans\w*|ciąży|dyplom\w*|zaręczył\w*|ślub\w*|wesel\w*|urodził\w*|zdał[ae]m|dostał[ae]m się|wygrał\w*)\b`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\b(?:co (?:tam )?(?:u ciebie|słychać)|jak (?:się |ty się )?(?:masz|miewasz|czujesz)|jak (?:ci )?(?:minął|mija) (?:\w+ )?dzień|jak leci|jak tam(?: u ciebie)?|co robisz|co porabiasz|jak (?:ci )?się spało|jak zdrowie|co nowego)(?: dziś| dzisiaj| teraz|,? \w+)?\s*[?.!)]*$`,
    ],
  ],
  [
    'advice',
    [
      heard`\bco (?:ja )?(?:mam |powinn\w+ |mam teraz |mamy |teraz )+(?:z tym |z nim |z nią |im |mu |jej )*(?:zrobić|robić|powiedzieć|odpowiedzieć|wybrać|począć)\b|\bco robić\b|\bjak (?:mam |powinn\w+ |najlepiej )+(?:postąpić|odpowiedzieć|powiedzieć|zdecydować|wytłumaczyć|to zrobić)\b|\bczy (?:powinn\w+|mam|warto|lepiej|trzeba)\b`,
      heard`\b(?:doradź|poradź|podpowiedz|potrzebuję (?:twojej )?rady|daj mi radę)\b|\bpomóż mi (?:zdecydować|wybrać|zrozumieć)\b|\bco (?:ty )?byś (?:mi |tu |na moim miejscu )*(?:zrobił|poradził|powiedział|doradził|odpowiedział)\w*`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\b(?:jak|co) (?:ty )?(?:o tym )?(?:myślisz|sądzisz|uważasz)\b|\b(?:myślisz|sądzisz|uważasz|wierzysz),? (?:że|w)\b[^.!]*\?|\bmasz (?:jakiś )?pomysł\b`,
    ],
  ],
  [
    'tell',
    [
      heard`\b(?:opowiedz|opowiadaj)\b(?! (?:\w+ )?(?:mu|jej|im|wszystkim))|\b(?:porozmawiaj|pogadaj|pogadajmy|porozmawiajmy) ?(?:ze mną)?\b|\bpowiedz (?:mi )?(?:coś|cokolwiek)\b|\bprzypomnij\b|\bzaśpiewaj\b`,
    ],
  ],
  [
    'question',
    [
      heard`(?:^|[.!?,;:] ?|\b(?:a|i|ale|no|słuchaj|mamo|tato) )(?:(?:w|we|na|z|ze|do|o|od|za|dla|po|przy|u) )?(?:co|czego|czemu|czym|gdzie|dokąd|skąd|kiedy|kto|kogo|komu|kim|czyj\w*|jak(?:i|a|ie|ich|iej|im|ą|iego|imi)?|ile|dlaczego|któr\w+|czy)\b[^.!?]*(?:\b(?:ty|ciebie|cię|tobie|ci|tobą|tw[oó]j\w*|my|nas|nam|nasz\w*|masz|jesteś|lubisz|pamiętasz|wiesz)\b|\w{2,}(?:łaś|łeś|liśmy|łyśmy)\b)[^.!?]*\?`,
      heard`\bpamiętasz\b[^.!]*(?:\?|$)|\bjak(?:i|a|ie) (?:był\w*|jest)\b[^.!?]*\?|(?:^|[.!,] ?|\b(?:a|i|mamo|tato) )(?:czy )?\w{2,}(?:łaś|łeś|liśmy|łyśmy)\b[^.!?]*\?|\b(?:ty|my|tw[oó]j\w*) (?!nie\b)[^.!?]*\?`,
      heard`^(?:a |no |i )?(?:co|gdzie|skąd|kiedy|kto|kim|jaki|jaka|jakie|jak|ile|dlaczego|czemu) (?:\w+ ){0,3}(?:ty|tw[oó]j\w*|\w{2,}(?:łaś|łeś|liśmy|łyśmy))\b[^.!?]*$`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:dostał[ae]m|mam|znalazł[ae]m|zaproponowali mi|dali mi) (?:tę |nową |wymarzoną |wreszcie |\w+ )?(?:pracę|awans|podwyżkę|stypendium|dyplom|mieszkanie|posadę|etat)\b|\bdostał[ae]m się\b|\b(?:przyjęli|awansowali|wybrali) mnie\b|\bprawo jazdy\b`,
      heard`\bzdał[ae]m\b|\bobronił[ae]m\b|\bwygra(?:łam|łem|liśmy)\b|\bw ciąży\b|\bjestem w ciąży\b|\b(?:zaręczyłam|zaręczyłem|zaręczyliśmy|oświadczył\w*|wychodzę za mąż|wyszłam za mąż|żenię się|ożeniłem się|pobieramy się|pobraliśmy się)\b|\b(?:spodziewamy się|spodziewam się) (?:dziecka|bliźniąt)\b|\burodził[ao]? (?:się|mi się|nam się)\b|\burodził (?:mi )?się\b|\b(?:zostałam|zostałem) (?:babci|dziadk|cioci|wujk|mam|tat)\w+`,
      heard`\b(?:dobr|świetn|wspaniał|cudown|radosn)\w+ (?:wieś\w+|wieści|wiadomoś\w+|nowin\w*)\b|\b(?:piękny|cudowny|wspaniały|świetny|szczęśliwy|udany) (?:\w+ )?(?:dzień|wieczór)\b|\b(?:remisj\w+|jestem z siebie dumn\w+|pierwsze kroki|hura|udało się|udało mi się)\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\b(?:tęsknię|tęskno|tęsknimy|tęskniłam|tęskniłem|tęsknota|stęskniłam|stęskniłem)\b|\b(?:brakuje|brak|brakowało) (?:\w+ ){0,2}(?:ciebie|cię|twojego|twojej|twoich|mamy|taty)\b|\b(?:ciebie|cię|twojego|twojej|twoich) (?:\w+ ){0,3}brak\w*|\bszkoda,? że cię (?:tu )?nie ma\b|\bnie ma cię (?:tu|tutaj|przy mnie|obok|ze mną)\b`,
      heard`\b(?:gdybyś tu był[ao]?|żebyś tu był[ao]?|potrzebuję cię|potrzebuję ciebie|myślę o tobie)\b|\b(?:chcę|chciał[ao]bym|chciałbym|marzę,? żeby) (?:\w+ ){0,3}(?:usłyszeć|przytulić|zobaczyć|porozmawiać|pogadać|dotknąć|zadzwonić)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:ciężk|trudn|zł|okropn|koszmarn|parszyw|fataln|straszn|beznadziejn|paskudn)\w+ (?:\w+ )?(?:dzień|dnia|noc|tydzień|ranek|wieczór|miesiąc|rok|czas|dyżur)\b|\b(?:dzień|noc|tydzień|ranek|wieczór|dziś|dzisiaj|w pracy)(?: był[ao]?| jest| minął| dzisiaj| taki| tak| bardzo| naprawdę)* (?:ciężk\w*|trudn\w*|okropn\w*|koszmar\w*|fataln\w*|straszn\w*)`,
      heard`\b(?:koszmar|masakra|zwolnili|wyrzucili mnie|rozwód|rozwodz\w+|rozstał\w+|rozstaliśmy|szpital\w*|diagnoz\w*|operacj\w+|wypad\w+k\w*|pogrzeb\w*|pokłócił\w+|pokłóciliśmy|nakrzycz\w+|zachorował\w*|choruje|umarł[ao]?|zmarł[ao]?)\b|\b(?:rzucił[ao]?|zostawił[ao]?) mnie\b|\bstracił[ae]m (?:\w+ )?(?:pracę|dom|dziecko)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:płaczę|płacz\w*|płak\w+|ryczę|ryczał\w*|szloch\w+|łzy|łez|samotn\w+|pusto|pustka|pustk\w+|zmęczon\w+|wykończon\w+|smutno|smutn\w+|smutek|boli|bolało|ciężko|źle|boję się|strach|lęk|lęki|panika|załaman\w+|rozbit\w+|rozpacz\w*|depresj\w+|nieznośn\w+|żałob\w+|bezsenność|kiepsko|fatalnie|gorzej|okropnie|bez sensu)\b`,
      heard`\bnie (?:mogę|umiem|potrafię|daję rady) (?:\w+ ){0,2}(?:spać|zasnąć|jeść|oddychać|wstać|przestać|pozbierać|pracować|żyć)\b|\bnie (?:śpię|jem|daję rady|radzę sobie|wyrabiam)\b|\b(?:nie mam|brak|brakuje mi|bez) sił\w*\b|\b(?:tak|za|zbyt|bardzo) cicho\b|\bnic mi się nie chce\b|\bw rozsypce\b`,
    ],
  ],
  ['thanks', [heard`\b(?:dziękuję|dziekuje|dzięki|dzięks|dziękować|wdzięczn\w+)\b`]],
  [
    'love',
    [
      heard`\bkocham (?:[\w-]+ ){0,2}(?:cię|ciebie)\b|\b(?:cię|ciebie) (?:[\w-]+ ){0,3}kocham\b|^(?:bardzo )?kocham\W*$|\b(?:uwielbiam cię|całuję cię|ściskam cię)\b|^(?:mocno )?(?:całuję|ściskam|przytulam)\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\b(?:pamiętam|przypomn\w+|przypomina\w*|wspomn\w+|wspomina\w*|w dzieciństwie|dawniej)\b|\b(?:jeździ|chodzi|śpiewa|spacerowa|siedzie|śmia|piek|goto|lepi|tańczy|kąpa|zbiera|gra|ogląda|sadzi|budowa|łowi|pływa|jed|pi)(?:liśmy|łyśmy|waliśmy|wałyśmy)\b|\bkiedy (?:byłam|byłem|byliśmy|byłyśmy|byłaś|byłeś|miałam|miałem)\b|\bjak byłam mała\b|\bjak byłem mały\b`,
      heard`\b(?:uczy|nauczy|śpiewa|piek|goto|gotowa|mówi|opowiada|czyta|dała|kupi|wozi|szy|uszy|lubi|trzyma|nosi|zbudowa|naprawia|śmia|zawsze)ł?[ae]ś\b|\bzawsze (?:\w+ )?\w{2,}[łl][ae]ś\b`,
      heard`\b(?:znalaz|przegląda|przejrza|ogląda|założy|nosi)ł\w+ (?:[\w-]+ ){0,3}(?:tw[oó]j\w*|zdjęci\w*|list\w*|album\w*|nasz\w*)|\b(?:noszę|trzymam|oglądam|przeglądam) (?:[\w-]+ ){0,3}(?:tw[oó]j\w*|zdjęci\w*|album\w*|nasz\w*)|\btw(?:ój|oja|oje|oją|ojego|ojej|oich|oim|oimi) (?:\w+ )?(?:kurtk|płaszcz|sweter|swetr|koszul|zegar|pierścion|obrączk|fotel|list|zdjęci|głos|przepis|ogród|ogrod|książ|gitar|pok[oó]|rzecz|okular|śmiech|uśmiech|ręk|dłoni|kubek|kubk|sukien|szal|pism|notes|fartuch|kapci)\w*`,
    ],
  ],
  [
    'deed',
    [
      heard`(?:^|[.!,] ?|\b(?:i|dziś|dzisiaj|wczoraj|w końcu|wreszcie|rano|wieczorem|już|właśnie) )(?:[\w-]+ ){0,3}(?:by|posz|pojecha|ugotowa|zrobi|upiek|posprząta|umy|kupi|zadzwoni|odwiedzi|posadzi|podla|skończy|zaczę|zaczą|obejrza|przeczyta|naprawi|odwioz|odwioz|zanios|przynios|przebieg|napisa|spisa|powiesi|spotka|namalowa|pomalowa|podpisa|uszy|wypra|wyrzuci|spróbowa|próbowa|zebra|przewioz|zaśpiewa|wysz|poszed|wyszed|postawi|zjad|piek|sprzeda|odda|lepi|ulepi|spakowa|wyspa|biega)(?:ł[ae]m|łem|łam|liśmy|łyśmy)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:dziś|dzisiaj|wczoraj|jutro|pojutrze|rano|wieczorem|niedługo|wkrótce|w weekend|w tym tygodniu|w zeszłym tygodniu|w przyszłym tygodniu|za tydzień|za miesiąc|w (?:poniedziałek|wtorek|środę|czwartek|piątek|sobotę|niedzielę))\b|\b(?:jedziemy|jadę|idziemy|idę|przeprowadza\w+|postanowi\w+|zaczynam|planuj\w+|wyjeżdża\w+|wracam)\b`,
      heard`\b(?:dzieci|wnuki|syn\w*|córk\w+|córce|wnuk\w*|wnuczk\w+|szef\w*|sąsiad\w*|pies|kot|brat\w*|siostr\w+|mąż|męża|żona|żonę|przyjaci\w+|koleżank\w+|kolega|ciocia|wujek)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:cześć|czesc|hej\w*|witaj|witam|siema|dzień dobry|dobry wieczór|dobry|halo|elo|kochan[ay]|najdroższ[ay]|mamo|tato|mamusiu|tatusiu|babciu|dziadku)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:(?:no |a |tak |nie )*(?:tak|nie|no|aha|mhm|ok|okej|dobra|dobrze|nie wiem|może|pewnie|chyba|chyba tak|chyba nie|być może|nic|nic takiego|normalnie|jakoś|jakoś leci|w porządku|po staremu|u mnie (?:wszystko )?(?:w porządku|dobrze|ok|po staremu)|wszystko (?:dobrze|w porządku)|tak sobie|nie bardzo|niespecjalnie|nieważne|rozumiem|jasne|nic nowego|jak zwykle))\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`\?|^(?:co|gdzie|dokąd|kiedy|kto|dlaczego|czemu|po co|jak|ile|czy|czyżby) (?!za\b)`],
  ],
];
