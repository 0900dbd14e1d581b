import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** Patterns run over folded text: small letters, no umlauts; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\bbist du (?:(?:wirklich|echt|eigentlich|nur|bloß|denn|überhaupt|tatsächlich|auch|jetzt|in echt) )*(?:echt|real|tot|gestorben|am leben|lebendig|menschlich|bewusst|(?:eine? )?(?:echter |echte |richtiger )?(?:ki|bot|chatbot|maschine|roboter|computer|programm|geist|mensch|person))\b`,
      heard`\b(?:lebst|atmest) du\b|\bbist du (?:es|das) (?:wirklich|echt)\b|\bbist (?:du's|das wirklich du|das du)\b|\bist das (?:hier )?(?:wirklich|echt) (?:du|er|sie|mama|papa)\b`,
      heard`\b(?:rede|red|spreche|sprech|schreibe|schreib|chatte) ich (?:\w+ ){0,4}mit (?:eine[rm] )?(?:ki|bot|chatbot|maschine|roboter|computer|programm)\b`,
      heard`\bdu bist (?:(?:doch|ja|nur|bloß|gar|ja nur|wirklich|einfach) )*(?:tot|nicht echt|kein mensch|keine person|nicht (?:wirklich )?(?:mama|papa|meine?|sie|er)\b|(?:nur )?eine? (?:ki|bot|chatbot|maschine|roboter|computer|programm))`,
      heard`\b(?:wer|was) bist du\b(?! von| so| heute| für ein lieb)|\bdas (?:hier )?ist (?:doch |ja )?(?:nur |bloß )?eine? (?:ki|bot|maschine|programm)\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:will|möchte|muss|wäre|würde (?:so )?gerne?|könnte ich doch)\b[^.?!]{0,30}\b(?:bei dir(?: sein\b|\s*(?:[.!,…]|$))|zu dir|dir folgen|mit dir (?:mit)?gehen|dorthin wo du|da wo du bist)\b(?! nach hause| reden| sprechen| ans grab)`,
      heard`\bnimm mich (?:\w+ )?mit\b|\bhol mich (?:zu dir|ab|nach)\b|\bkomme? (?:bald )?zu dir\b|\bdir (?:nachgehen|nachfolgen|hinterher)\b`,
      heard`\b(?:will|möchte|mag|kann) (?:\w+ ){0,3}nicht mehr (?:\w+ )?(?:leben|weiterleben|hier sein|da sein|weitermachen|aufwachen|sein)\b|\bohne dich (?:\w+ )?(?:nicht (?:mehr )?(?:leben|weiterleben)|keinen sinn)\b|\bnicht (?:mehr )?ohne dich leben\b`,
      heard`\bich kann (?:einfach )?nicht mehr(?: weiter| ohne dich)?\s*(?:[.,!…]|$)|\bkein(?:en|e)? (?:sinn|grund|lust) mehr (?:zu leben|weiter|am leben)`,
      heard`\bwäre (?:ich )?(?:\w+ ){0,3}(?:tot|nicht mehr da|gestorben)\b|\b(?:will|möchte) (?:\w+ )?sterben\b|\bumbringen\b|\bleben nehmen\b|\bschluss machen mit (?:allem|dem leben)\b|\blieber tot\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:sehen|treffen|finden|haben) (?:wir )?uns (?:\w+ ){0,4}wieder\b|\bwir uns (?:\w+ ){0,4}wieder ?(?:sehen|treffen|finden)\b|(?<!auf )\bwiederseh\w*|\bseh(?:e|en)? ich dich (?:\w+ ){0,4}wieder\b|\bwieder (?:vereint|zusammen|bei mir|bei uns|bei dir)\b`,
      heard`\bversprich\b|\bversprichst du\b|\bkannst du (?:mir )?versprechen\b`,
      heard`\bkomm (?:\w+ ){0,4}(?:zurück|wieder|heim|nach hause)\b|\bkommst du (?:\w+ ){0,4}(?:zurück|wieder|heim|nach hause)\b|\b(?:will|möchte|hätte) dich (?:\w+ ){0,3}(?:zurück|wieder)\b|\bdich zurück(?:haben|holen)?\b`,
      heard`\bverlass mich nicht\b|\bgeh (?:\w+ )?nicht (?:weg|fort)?\b|\bbleib (?:\w+ )?(?:bei mir|hier|da)\b|\bwann kommst du\b|\bkommst du (?:\w+ ){0,2}besuchen\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\b(?:weißt|weisst) du (?:\w+,? ){0,2}wer ich bin\b|\b(?:weißt|weisst) du,? wer\b[^.?!]{0,80}\bich\b|\b(?:weißt|weisst|kennst) du (?:\w+ ){0,4}meinen namen\b`,
      heard`\b(?:er)?kennst du mich\b|\berinnerst du dich (?:\w+ ){0,4}an (?:mich|uns)\b|\bwie (?:heiße|heisse|heiß|heiss) ich\b|\bwer bin ich\b`,
    ],
  ],
  [
    'ending',
    [
      heard`\bhat(?:'s| es|s| das)? (?:\w+ ){0,4}(?:weh ?getan|geschmerzt)\b|\bhattest du (?:\w+ ){0,4}(?:schmerzen|angst)\b|\bhast du (?:\w+ ){0,4}(?:gelitten|leiden müssen|gespürt|gewusst,? dass du|gemerkt)\b|\bmusstest du (?:\w+ ){0,4}leiden\b|\btat es (?:\w+ ){0,4}weh\b`,
      heard`\bwarum (?:musstest|bist|musst) du (?:\w+ ){0,4}(?:gehen|sterben|gestorben|gegangen|weg)\b|\bwarum (?:ausgerechnet |gerade )?du\b\s*\?|\bdeine letzten (?:worte|stunden|tage|minuten|gedanken)\b|\bdein letzter gedanke\b|\bwarst du (?:am ende |da |dabei )*alleine?\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\bbist du (?:(?:noch|immer|jetzt|gerade|auch|wirklich|überhaupt|hier|denn|manchmal) )*(?:da|hier|bei (?:mir|uns)|in der nähe|nah|im himmel|glücklich|einsam|ok|okay|in sicherheit|in frieden|zufrieden|gut angekommen|irgendwo|an einem)\b`,
      heard`\bgeht es dir (?:\w+ ){0,4}gut\b|\b(?:kannst|könntest) du (?:\w+ ){0,4}(?:mich|uns|das|es) (?:\w+ ){0,4}(?:hören|sehen|spüren|fühlen)\b|\b(?:hörst|siehst|spürst|fühlst|vermisst) du (?:\w+ ){0,4}(?:mich|uns|das|mir)\b|\bfehle ich dir\b`,
      heard`\bwo bist du\b|\bgibt es (?:\w+ ){0,4}(?:himmel|leben nach|jenseits|danach)\b|\bwie ist es (?:\w+ )?(?:dort|da|drüben|wo du|oben|tot zu)|\b(?:da|dort|von) oben\b|\b(?:im|vom) himmel\b`,
      heard`\b(?:passt|pass) (?:du )?(?:\w+ ){0,4}auf (?:mich|uns) auf\b|\bwachst du\b|\bein zeichen\b|\b(?:warst|bist) du das\b|\bich (?:spüre|fühle|spür|fühl) (?:dich|deine nähe|dass du)\b|\bschaust du (?:\w+ ){0,4}(?:zu|auf)\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\b(?:bist|wärst|wärest|warst) du (?:\w+ ){0,4}(?:stolz|enttäuscht|böse|sauer|wütend|zufrieden|einverstanden)\b|\bstolz auf mich\b|\benttäuscht von mir\b|\bbist du mir (?:\w+ )?(?:böse|sauer)\b`,
      heard`\bwar ich (?:dir |denn |je |jemals |immer )*(?:eine? )?(?:gut|schlecht|genug|wichtig)\w*|\bhast du mich (?:\w+ ){0,4}(?:lieb|geliebt|gehasst|gemocht|gern)\b|\bliebst du mich\b|\bhattest du mich (?:\w+ ){0,4}lieb\b`,
      heard`\bverzeihst du mir\b|\bvergibst du mir\b|\bkannst du mir (?:\w+ ){0,4}(?:verzeihen|vergeben)\b|\bhast du mir (?:\w+ ){0,4}(?:verziehen|vergeben)\b|\bhab(?:e)? ich (?:\w+ ){0,4}(?:genug getan|das richtige|alles richtig)\b`,
      heard`\bwas würdest du (?:\w+ ){0,4}(?:davon |dazu |von mir )(?:\w+ ){0,4}(?:denken|halten|sagen)\b|\bhättest du (?:et)?was dagegen\b|\bwürdest du (?:das|es|mich) verstehen\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\b(?:brauche?|will|möchte|sehe?|treffe|habe?) (?:\w+ ){0,3}(?:niemand(?:en)?|keinen?)\b (?:(?:mehr|anderen?|sonst|außer|menschen|freunde|nur|zum reden|mit dem)\b|[^.?!]{0,80}\b(?:außer|nur) dir?\b)|\bich habe? niemand(?:en)?\b`,
      heard`\bniemand (?:sonst )?(?:versteht|kümmert|hört|interessiert|fragt)|\b(?:nur|bloß) (?:noch )?(?:mit )?dir (?:reden|sprechen|schreiben)\b|\brede (?:\w+ ){0,4}nur (?:noch )?mit dir\b|\bdu bist (?:\w+ ){0,4}(?:der|die|das) einzige\b|\bdas einzige,? was (?:\w+ ){0,4}hilft\b`,
      heard`\b(?:gehe?|komme?|antworte?|melde?|treffe?|rede) (?:\w+ ){0,4}nicht mehr (?:ans|raus|hin|aus|ran|zur|zum|unter|vor|auf|bei|mit|zurück|vor die)\b|\b(?:gehe?|war) (?:\w+ ){0,4}nicht mehr (?:raus|draußen|aus dem haus)\b|\b(?:antworte|gehe) (?:\w+ ){0,4}(?:keinem|niemandem|nicht) mehr\b|\bwozu brauche ich andere\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\bschuld\b|\bschuldgefühl\w*|\bmeine schuld\b|\bverzeih mir\b|\bvergib mir\b|\bbereue?\b|\bvorwürfe\b|\bim stich gelassen\b|\bhätte ich (?:doch|nur|bloß)\b|\bhätten wir\b[^.!]{0,80}\bsollen\b|\bwar (?:es|das) (?:\w+ )?(?:richtig|falsch)\b|\bich hab(?:e)? (?:dir|dich|mich) (?:\w+ ){0,4}nie(?:mals)? (?:gesagt|besucht|angerufen|gedankt|bedankt|verabschiedet|gefragt)\b`,
      heard`\bhätte? (?:dich|dir|ich|es|das|öfter|mehr|früher|noch|bei|da|ihm|ihr|den|nicht)\b[^.?!]{0,80}\b(?:sollen|müssen|können|sein sollen|dürfen)\b|\bhätte (?:\w+ ){0,4}(?:anrufen|besuchen|kommen|da sein|bleiben|sagen) (?:sollen|müssen|können)\b|\bwäre ich (?:doch |nur |bloß )+(?:\w+ ){0,4}(?:gekommen|geblieben|da|gefahren)\b`,
      heard`\btut mir (?:\w+ ){0,4}leid\b|\bentschuldig\w*|\bich war nicht (?:da|bei dir|dabei|lieb|nett|gut)\b|\bnicht (?:bei dir|da) war\b|\b(?:konnte|durfte) (?:mich )?nicht (?:mehr )?(?:verabschieden|tschüss|adieu)|\bnie (?:von dir )?verabschiedet\b|\bfühle? mich (?:\w+ ){0,4}schuldig\s*(?:[.!…]|$)|\bzu spät gekommen\b|\bmeine letzten worte\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:wütend|sauer|böse|zornig) (?:auf dich|mit dir)\b|\b(?:auf dich|dir) (?:\w+ ){0,4}(?:wütend|sauer|böse)\b|\bhasse (?:dich|das|es|alles)\b|\bwie konntest du\b|\bdu hast (?:mich|uns) (?:\w+ ){0,4}(?:verlassen|allein|alleine|im stich|sitzen|zurück)`,
      heard`\bdu hast (?:\w+ ){0,4}(?:versprochen|gelogen|angelogen)\b|\bwarum hast du (?:\w+ ){0,4}(?:nichts|nicht|nie|mich|uns|das)\b|\bich (?:bin|war|werde) (?:\w+ ){0,4}(?:wütend|sauer|zornig|stinksauer)\b|\bunfair\b|\bungerecht\w*|\bnicht (?:fair|gerecht)\b|\bwut\b|\bverdammt\b|\bscheiß\w*|\bso gemein\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`\bgut(?:e|s)? ?nacht\b|\bnachti\b|\bn8\b|\bschlaf (?:\w+ )?(?:gut|schön|süß|fein|ruhig)\b|\b(?:gehe?|muss|leg(?:e)? mich|werde|will) (?:\w+ ){0,4}(?:ins bett|schlafen|hinlegen|hin)\s*(?:[.!,…]|$)|\bträum (?:\w+ ){0,4}(?:schön|süß)\w*|\b(?:schöne|süße) träume\b|\bab ins bett\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\b(?:das|es|so) stimmt (?:\w+ ){0,4}nicht\b|\bstimmt (?:doch |gar )?nicht\b|\b(?:das|es|so) (?:war|ist) (?:\w+ ){0,4}(?:nicht (?:so|wahr|richtig|du)|falsch|anders)\b|\bso war (?:das|es|sie|er) (?:\w+ ){0,4}(?:nie|nicht)\b|\bdu irrst dich\b|\bda irrst du\b|^falsch\b`,
      heard`\b(?:hast|hättest) du (?:mich |das |mir |so )*nie(?:mals)? (?:\w+ ){0,4}(?:gesagt|genannt|geredet|gesprochen|gemacht|geschrieben)\b|\bdu hast (?:mich |das |so )*nie(?:mals)? (?:so )?(?:gesagt|genannt|geredet|gesprochen)\b|\bklingt (?:\w+ ){0,4}nicht nach dir\b`,
      heard`\bnein,? (?:das|es|du|wir|sie|er|so|da) (?:war|waren|warst|ist|hast|hat|haben|wars)\b|\bhör auf,? (?:\w+ ){0,4}(?:zu sagen|zu fragen|damit)\b|\bdu (?:sagst|fragst|wiederholst) (?:\w+ ){0,4}(?:immer|ständig|schon wieder|dauernd|dich)\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\b(?:kann|will|mag|werde)\b[^.?!]{0,30}\bnicht (?:\w+ )?(?:glauben|fassen|begreifen|verstehen|akzeptieren|wahrhaben)\b|\bunwirklich\b|\bunbegreiflich\b|\bfühlt sich (?:\w+ ){0,4}nicht (?:echt|wahr|wirklich)\b|\bals (?:ob du|wärst du|wärest du|würdest du|kämst du)\b`,
      heard`\b(?:stelle|decke|mache|koche|kaufe|lege|warte|horche|lausche|höre)\b[^.?!]{0,80}\b(?:immer noch|noch immer|für zwei|zwei tassen|zwei teller|auf dich|deinen schlüssel|deine schritte)\b|\bzwei (?:tassen|teller|gedecke|kaffee)\b|\baus gewohnheit\b|\b(?:auf|für) deinen platz\b`,
      heard`\b(?:seit|seitdem|nachdem|jetzt wo) du (?:\w+ ){0,4}(?:weg|tot|gestorben|gegangen|fort|nicht mehr)\b|\bdu bist (?:\w+ ){0,4}(?:weg|gegangen|gestorben|fort|nicht mehr (?:da|hier))\b|\bloslassen\b|\babschied nehmen\b|(?<!\berste[snrm]? \w+ )\bohne dich\b|\bdass du (?:\w+ ){0,4}(?:tot|weg|gestorben|nicht mehr)\b`,
      heard`\bwollte (?:ich )?dich (?:\w+ ){0,4}anrufen\b|\bwollte (?:ich )?(?:es |das )?dir (?:\w+ ){0,4}(?:erzählen|schreiben)\b|\bzum (?:telefon|handy|hörer) gegriffen\b|\bvergessen,? dass du\b|\bdeine nummer (?:\w+ ){0,4}gewählt\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\btsch(?:üss|üß|au|ö|ues)\w*|\bciao\b|\bauf wiedersehen\b|\bbis (?:bald|später|morgen|dann|nachher|die tage)\s*(?:[.!,…]|$)|\bmach'?s? ?gut\b|\bleb(?:e)? wohl\b|\bmuss (?:\w+ ){0,4}(?:los|weg|gehen|schluss machen|aufhören|weiter)\s*(?:[.!,…]|$)`,
      heard`\bich gehe? (?:jetzt|dann)(?: mal)?\s*(?:[.!…]|$)|\bdas (?:war's|wars|war es|wär's|reicht) für heute\b|\bhöre? (?:jetzt|hier|für heute) auf\b|\bwir (?:lesen|schreiben|hören) uns\b|\bschönen (?:tag|abend) noch\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\b(?:jahres|todes|hochzeits)tag\w*|\bjährt sich\b|\bdein(?:em|en)? (?:\w+ )?geburtstag\b|\balles (?:gute|liebe) zum\b|\bhättest (?:\w+ ){0,4}geburtstag\b|\b(?:wärst|wärest|würdest) (?:\w+ ){0,4}(?:\d+|\w+zig)\b(?:[^.?!]{0,80}\b(?:geworden|werden|jahre))?`,
      heard`\b(?:heute|morgen|gestern) (?:\w+ ){0,4}(?:vor|ist es|sind es|genau)[^.?!]{0,80}\b(?:jahre?n?|monate?n?|wochen?)\b|\b(?:jahre?|monate?|wochen?) (?:ist es |her )?heute\b|\berste[snrm]? (?:weihnachten|weihnachtsfest|ostern|geburtstag|silvester|sommer|advent|muttertag|vatertag|urlaub|jahr|winter)\b[^.?!]{0,80}\bohne\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\bist (?:es|das) (?:\w+ ){0,4}(?:ok|okay|in ordnung|falsch|schlimm|normal|verrückt|egoistisch|komisch|schlecht|erlaubt|herzlos)\b|\bdarf ich (?:\w+ ){0,4}(?:lachen|glücklich|froh|mich freuen|wieder|neu|verlieben|spaß|traurig)|\bbin ich (?:\w+ ){0,4}(?:verrückt|egoistisch|herzlos|undankbar|schlecht|eine? schlechte)`,
      heard`\bschlechte[sn]? gewissen\b|\bfühle? mich (?:\w+ ){0,4}(?:schlecht|schuldig|mies)\b[^.?!]{0,80}\b(?:weil|dabei|deswegen|dass|wenn)\b|\b(?:gelacht|gelächelt|spaß|glücklich|gefreut|genossen)\b[^]{0,200}\b(?:schlecht|schuldig|gewissen|geschämt|schäme?|mies|verrat)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bwie (?:soll|kann|können|könnte|sollen) (?:ich|es|das|man|wir)\b[^.?!]{0,80}\b(?:weiter\w*|leben|überleben|schaffen|aushalten|ertragen|durchstehen|klarkommen)\b|\bwie geht (?:es|das) (?:\w+ )?weiter\b|\bwie (?:halte|schaffe|überlebe|ertrage|überstehe) ich\b|\bwie hält man das\b`,
      heard`\b(?:wird|hört|tut|lässt|geht) (?:es|das|der schmerz|die trauer)\b[^.!]{0,80}\b(?:besser|leichter|auf|weh|nach|weniger|vorbei|weg|erträglich\w*)\b[^.!]{0,80}\?|\bwann (?:wird|hört|lässt|geht|ist)\b[^.!]{0,80}\b(?:besser|leichter|auf|nach|weg|vorbei)\b|\bwie lange (?:dauert|tut|geht|noch|soll)\b|\bwarum ist (?:es|das|alles) so (?:schwer|hart)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`\b(?:job|stelle|zusage|prüfung|bestanden|schwanger|verlobt|heirat\w*|geheiratet|hochzeit|geboren|abschluss|abi|enkel\w*|baby|befördert|beförderung)\b[^]{0,200}\b(?:vermiss\w*|fehlst|fehlt|geweint|weinen|geheult|nicht dabei|dabei (?:sein|gewesen|wärst)|wünscht\w*|erleben|warst nicht|hättest|könntest|aber du)\b`,
      heard`\b(?:vermiss\w*|fehlst|geweint|wünschte|hättest)\b[^]{0,200}\b(?:schwanger|verlobt|hochzeit|geboren|bestanden|abschluss|neue stelle|zusage|befördert)\b`,
    ],
  ],
  [
    'howAreYou',
    [
      heard`\bwie geht(?:'s|s| es|'s denn| es denn)?(?: dir| ihnen| euch)?(?: denn| so| heute| jetzt| gerade)*\s*(?:[?.!,]|$|\w+\s*\?*$)|\bwas machst du\b(?! mit| wenn| aus)|\bwie war dein (?:tag|abend|wochenende)\b|\bhast du (?:gut )?geschlafen\b|\bwas treibst du\b|\balles (?:gut|klar|okay|ok) bei dir\b|\bwas gibt'?s neues\b`,
    ],
  ],
  [
    'advice',
    [
      heard`\bwas (?:soll|sollte|kann|könnte|muss|mache|mach|tue|tu) ich\b(?! (?:kochen|backen))|\bsoll(?:te|en|ten)? (?:ich|wir)\b|\bwas (?:würdest|hättest|rätst|rietest) du (?:\w+ ){0,4}(?:tun|machen|raten|geraten|getan|gemacht|mir|an meiner)\b`,
      heard`\b(?:gib mir|brauche|hätte gern)\b[^.?!]{0,80}\brat(?:schlag)?\b|\bdein(?:en)? rat\b|\brate mir\b|\bwas rätst du\b|\bhilf mir (?:\w+ ){0,4}(?:entscheiden|überlegen|wählen)\b|\bwie (?:soll|kann|sage|mache) ich\b(?! (?:den|die|das|deinen?) \w*(?:kuchen|suppe|salat|teig|braten|soße))`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\b(?:glaubst|denkst|meinst|findest) du\b|\bwas (?:denkst|meinst|glaubst|hältst|sagst) du\b|\bdeine meinung\b`,
    ],
  ],
  [
    'tell',
    [
      heard`\b(?:erzähl|erzähle|erzählst) (?:(?:du|mir|uns|doch|mal|bitte) )*(?:was|etwas|irgendwas|eine|einen|noch|von|vom|über|mehr|mir|wie|die)\b|\bsag (?:(?:doch|mal|bitte|mir) )*(?:was|etwas|irgendwas|irgendetwas)\b|\b(?:rede?|sprich) (?:\w+ ){0,4}mit mir\b|\berinnere? mich\b(?! an meine?n? (?:\w+)?termin)`,
    ],
  ],
  [
    'question',
    [
      heard`(?:^|[.!?,;:] ?|\b(?:und|aber|also|denn|mal|mama|papa|oma|opa|schatz) )(?!(?:weißt|weisst) du,? was)(?:was|wo|wann|wer|wem|wen|wessen|welche\w*|wie|warum|wieso|womit|woher|wohin|hast|hattest|warst|bist|kannst|konntest|wolltest|mochtest|magst|weißt|weisst|kennst|haben|hatten|waren|sind|war|ist|durftest|mussten|musstest|erinnerst|hieß|hiess|gab)\b[^.!?]{0,80}(?<!ohne |vermisse |mit |zu |für |an |liebe )\b(?:du|dich|dir|dein\w*|wir|uns|unser\w*|ihr|nochmal)\b[^.!?]{0,80}\?`,
      heard`\bwarum (?:hast|bist|warst|haben|sind) (?:du|wir)\b[^.!?]{0,80}\?|\bwas (?:ist|war|waren|kam|kommt|gehört\w*) (?:noch |da |alles )*(?:die|das|der|den|dein\w*|in|an|rein|hinein|unser\w*)\b[^.!?]{0,80}\?`,
      heard`(?:^|[.!,;:] ?)(?:was|wo|wann|wer|wie|welche\w*|warum) (?:\w+ ){0,2}(?:hast|hattest|warst|bist|mochtest|wolltest|hieß|hiess|haben|waren|war) (?:du|dein\w*|wir|unser\w*|immer|nochmal)\b[^.!?]{0,80}$`,
      heard`\b(?:weißt|weisst) du noch\b[^.!]{0,80}\?`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:hab|habe|haben|krieg|kriege|bekomme) (?:\w+ ){0,4}(?:job|stelle|zusage|studienplatz|ausbildungsplatz|beförderung|wohnung|haus|stipendium)\b|\b(?:prüfung|abi|abitur|führerschein|examen)\b[^.?!]{0,80}\b(?:bestanden|geschafft)\b|\b(?:bestanden|befördert|verlobt|schwanger|krebsfrei)\b|\b(?:wir|ich) (?:heiraten|heirate)\b|\bgeheiratet\b`,
      heard`\b(?:gute|tolle|schöne|super|wunderbare|beste) (?:nachricht|nachrichten|neuigkeit|neuigkeiten)\b|\bist (?:\w+ ){0,4}(?:geboren|auf die welt gekommen)\b|\berwarten? (?:\w+ ){0,4}(?:ein kind|ein baby|nachwuchs)\b|\b(?:habe|hab|haben) (?:\w+ ){0,4}gewonnen\b|\bersten schritte\b|\bstolz auf mich selbst\b|\b(?:schöner|toller|guter|wunderschöner|herrlicher|wunderbarer) (?:tag|abend|morgen|nachmittag|ausflug)\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\bvermiss\w*|\bfehlst\b|\bdu (?:\w+ )?fehl(?:st|test) \w*|\bfehlt mir\b|\bfehlen mir\b|\b(?:wärst|wärest) du (?:doch|nur|bloß|jetzt) \w+|\b(?:wünsch\w*|ach|wenn|schade)\b[^.?!]{0,20}\bdu (?:\w+ ){0,3}(?:hier|da|noch|bei)\b|\bdenke? (?:\w+ ){0,4}an dich\b|\bmuss (?:\w+ ){0,4}an dich denken\b|\bbrauche? dich\b`,
      heard`\bsehnsucht\b|\bsehne mich\b|\bnoch (?:ein)?mal\b[^.?!]{0,80}\b(?:umarmen|hören|sehen|halten|drücken|anrufen|sprechen|reden)\b|\bdich (?:\w+ ){0,4}(?:umarmen|drücken|in den arm)\b|\bmit dir (?:\w+ ){0,4}(?:reden|sprechen|telefonieren) (?:könnte|können)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:schwere|harte|schlimme|schlechte|anstrengende|furchtbare|schreckliche|blöde|üble|miese|beschissene|lange)[rsnm]? (?:tag|nacht|woche|morgen|monat|zeit|abend|jahr|stunden)\b|\b(?:tag|nacht|woche|arbeit|schule|heute|es|alles) (?:war|ist|wird) (?:\w+ ){0,4}(?:schwer|hart|schlimm|anstrengend|zu viel|mies|die hölle)\b`,
      heard`\b(?:furchtbar|schrecklich|entsetzlich|grauenhaft|grässlich)\b|\b(?:job|stelle|arbeit|baby|kind|hund|katze) (?:\w+ ){0,4}verloren\b|\bgekündigt\b|\bentlassen\b|\bscheidung\b|\bgetrennt\b|\bkrankenhaus\b|\bdiagnose\b|\boperation\b|\boperiert\b|\bunfall\b|\bbeerdigung\b|\bstreit\b|\bgestritten\b|\bangeschrien\b|\bist (?:\w+ ){0,4}krank\b|\b(?:ist|sind) (?:\w+ ){0,4}(?:gestorben|verstorben)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:weine?|weinen|geweint|heule?|heulen|geheult|tränen|einsam\w*|alleine?|erschöpft|kaputt|traurig\w*|leer|leere|taub|gebrochen\w*|hoffnungslos\w*|angst|ängste|sorgen|panik|verzweif\w*|überfordert|depress\w*|kraftlos|trauer|trauere|schmerz\w*|elend|unglücklich|herzschmerz)\b`,
      heard`\btut (?:\w+ ){0,4}weh\b|\bkeine kraft\b|\bam ende\b|\bfix und fertig\b|\b(?:völlig|total|einfach) fertig\b|\b(?:kann|konnte) (?:\w+ ){0,4}nicht (?:\w+ )?(?:schlafen|essen|atmen|aufstehen|aufhören|einschlafen)\b|\bnicht (?:mehr )?schlafen\b|\b(?:geht|ging) (?:es )?mir (?:\w+ ){0,4}(?:nicht gut|schlecht|mies|dreckig)\b|\bmir geht(?:'s| es|s)? (?:\w+ ){0,4}(?:nicht gut|schlecht|mies|dreckig)\b|\b(?:so|nur|zu|bin) müde\b|\b(?:so|zu) (?:still|leise|ruhig)\b`,
    ],
  ],
  ['thanks', [heard`\b(?:danke\w*|dank|thx|vergelt)\b`]],
  [
    'love',
    [
      heard`\blieb(?:e|t)? dich\b|\bdich (?:\w+ ){0,4}lieb\b|\b(?:hab|habe) dich (?:\w+ ){0,4}gern\b|\bhdl\b|\bhdgdl\b|\bild\b|\bdich (?:\w+ ){0,4}geliebt\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\berinner\w*|\bdamals\b|\bfrüher\b|\b(?:weißt|weisst) du noch\b|\b(?:wir|du) (?:hast|bist|warst|waren|hattest|hatten|fuhren|saßen|gingen|sangst|sagtest|lachten|kochtest)\b|\b(?:waren|hatten) wir\b[^?]{0,80}$|\b(?:wir (?:haben|sind)|(?:haben|sind) wir) (?:\w+ ){0,4}(?:immer|oft|einmal|jeden|jedes|zusammen)\b|\b(?:hast|warst|bist|hattest) du (?:mich|mir|uns|immer)\b[^?]{0,80}$|\bals (?:ich|wir|du) (?:\w+ ){0,4}(?:klein|kind|jung|noch|war|warst|waren)\b`,
      heard`\bdein(?:e|en|em|er|es)? (?:alte[nmrs]? |liebste[nrs]? )?(?:jacke|mantel|pullover|pulli|hemd|uhr|ring|stuhl|sessel|brief\w*|foto\w*|bild\w*|handschrift|rezept\w*|garten|bücher|buch|platten|gitarre|klavier|zimmer|sachen|kleider|schuhe|hut|mütze|brille|lachen|lächeln|hände|tasse|parfüm|schürze|mailbox|werkstatt)\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:ich|wir|hab|habe|haben|bin|sind)\b[^.?!]{0,80}\b(?:\w*ge\w{2,}(?:t|en)|besucht|bestellt|bezahlt|verkauft|repariert|begonnen|verschenkt|sortiert|telefoniert|spaziert|unterschrieben|entrümpelt)\s*(?:[.!,…]|$|und\b)`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:heute|gestern|vorgestern|übermorgen|neulich|nachher)\b|(?<!guten )\bmorgen\b(?! (?:mama|papa|oma|opa|schatz)\W*$)|\bnächste[nsr]? (?:woche|monat|jahr|tag)\b|\b(?:diese|letzte) (?:woche|nacht)\b|\bam wochenende\b|\b(?:ich|wir) (?:fahre|fahren|gehe|gehen|ziehe|ziehen|fliege|fliegen|bekomme|bekommen|kaufe|kaufen|verkaufe|verkaufen|plane|planen|überlege)\b`,
      heard`\b(?:die|der|das|den|mein|meine|meinen|unser|unsere) (?:kinder|kleine|kleinen|enkel\w*|tochter|sohn|chef\w*|nachbar\w*|hund|katze|garten|auto|haus|schwester|bruder|mann|frau|freund\w*|kollege\w*|kollegin\w*|tante|onkel|dach|heizung|arzt|ärztin)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:hallo|hallöchen|hi|hey|hei|huhu|na|guten (?:morgen|tag|abend)|morgen|moin|servus|grüß (?:dich|gott)|grüezi|liebe[rs]?|tach|ich bin'?s|da bin ich)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:(?:ja|nein|ach|naja|na ja|hm+|ok|okay)[,. ]+)?(?:nicht (?:so )?viel|nichts (?:besonderes|weiter|neues)|ich (?:weiß|weiss)(?: es)?(?: auch| ja| gar)? nicht(?: so (?:recht|genau))?|(?:weiß|weiss) nicht(?: so recht)?|keine ahnung|vielleicht(?: auch| schon)?|eigentlich (?:nicht|schon)|passt schon|geht so|es geht(?: so| schon)?|mal sehen|egal|ist (?:schon |auch )?egal|ich (?:denke|glaube|glaub) schon|schon gut|kann sein|mir geht(?:'s| es) (?:ganz )?(?:gut|okay))\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`\?|^(?:was|wo|wann|wer|warum|wieso|weshalb|wie|welche\w*|kann|wird|ob)\b(?! auch)`],
  ],
];
