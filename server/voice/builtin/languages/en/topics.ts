import type { Topic } from '../../language.ts';

/** Patterns run over lower-cased text with straight apostrophes; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      /\b(?:are|r) (?:you|u) (?:really |actually |just |only |truly )*(?:real|alive|human|(?:an? )?(?:ai|bot|chatbot|machine|robot|computer|program|person|ghost|spirit)|dead|conscious)\b/,
      /\bis (?:this|that|it) (?:really|actually|truly) (?:you|him|her|mom|mum|dad)\b/,
      /\b(?:am i|i'm|i am|is this) (?:really |just |actually )*(?:talking|speaking|writing) to (?:an? )?(?:ai|bot|machine|computer|program|robot|real)\b/,
      /\b(?:you're|you are|this is|you aren't|this isn't) (?:just |only |not |really |actually )*(?:an? )?(?:ai|bot|chatbot|machine|robot|computer|program|algorithm|real)\b(?! good| nice)/,
      /\bwho are you\b|\bwhat are you\b(?! (?:doing|up|thinking|wearing|eating|having|making|cooking|reading|watching|talking|saying|going))/,
      /\b(?:you're|you are) (?:really |actually )?(?:dead|not (?:really )?(?:him|her|here|you|my))\b/,
    ],
  ],
  [
    'longing',
    [
      /\b(?:want|wanna|need|ready|going|wish i could|like) (?:to )?(?:be|come|go|join|follow) (?:with|to|join|where) you\b(?! (?:house|grave|place))/,
      /\b(?:join|follow) you\b|\bcome to you\b|\btake me with you\b|\bwherever you are\b|\bwant to be where you are\b/,
      /\b(?:don't|dont|do not|can't|cannot) (?:want to )?(?:be here|live|go on|keep going|do this|do life)(?: anymore| any more| without you|$|[.,!])/,
      /\bwish i (?:was|were) (?:dead|gone|with you)\b|\bwant to die\b|\bkill myself\b|\bend (?:it all|my life)\b|\brather be dead\b|\bno (?:point|reason) (?:in|to) (?:living|live|going|go)/,
    ],
  ],
  [
    'reunion',
    [
      /\b(?:see|meet|find|hold|hug|be with|hear) (?:you|each other) again\b|\btogether again\b|\bbe reunited\b/,
      /\bpromise\b[^.?!]*\b(?:again|together|back|leave|here|change|forever|always)\b|\bpromise me\b/,
      /\b(?:please|can you|will you|could you|when (?:are|will) you|want you to|wish you(?:'d| would| could)?|need you to|just)\b[^.?!]{0,20}\bcom(?:e|ing) (?:back|home)\b/,
      /^(?:\w+,? )?come (?:back|home)\b|\bwant you back\b|\bdon't (?:ever )?leave me\b|\bare you (?:ever )?coming (?:back|home)\b/,
      /\bwill (?:we|i) (?:ever )?(?:meet|see you|be together)\b/,
    ],
  ],
  [
    'knowMe',
    [
      /\bdo you (?:even |still |really )?(?:remember|know|recogni[sz]e) (?:me|who i am|us|my name)\b|\bwho am i\b|\bwhat(?:'s| is) my name\b/,
    ],
  ],
  [
    'ending',
    [
      /\bdid (?:it|you) (?:hurt|suffer|feel pain|know|feel it)\b|\bwere you (?:in pain|scared|afraid|suffering|alone)\b/,
      /\bwhy did (?:you|it) (?:have to )?(?:die|go|leave|happen)\b|\bwhy (?:you|did this happen|now)\b\?|\byour last (?:moments|hours|days|words|thoughts?)\b|\bdid you know (?:you were|that you)\b/,
    ],
  ],
  [
    'presence',
    [
      /\b(?:are|r) you (?:still |really |even )?(?:here|there|with me|with us|watching|around|near|nearby|close|listening|at peace|in (?:heaven|pain|a better place)|ok|okay|alright|all right|happy|safe|cold|lonely|suffering|resting)\b/,
      /\b(?:can|do|did) you (?:still |even )?(?:hear|see|feel|watch|miss) (?:me|us|this|that|him|her|it)\b|\bwhere are you\b|\bis there (?:a |an )?(?:heaven|afterlife|anything after|life after)/,
      /\bwhat(?:'s| is) it like (?:there|up there|over there|where|to be|being)\b|\bwatching over\b|\b(?:from|in) (?:up )?(?:heaven|there where)\b|\bup there\b|\b(?:send|give) me a sign\b|\bwas that you\b|\bi (?:can )?feel you\b/,
    ],
  ],
  [
    'approval',
    [
      /\b(?:are|were|would) you (?:be |have been |still )?(?:proud|disappointed|ashamed|angry|mad|upset|happy) (?:of|with|at|for) (?:me|us)\b|\bproud of me\b/,
      /\bwas i (?:a )?(?:good|bad|enough)\b|\b(?:do|did) you (?:ever |really |still )?(?:love|forgive|hate|like|blame) (?:me|us)\b|\bdid i do (?:enough|right|the right)\b|\b(?:would|do|did) you (?:approve|mind|understand)\b|\bwhat would you think\b/,
    ],
  ],
  [
    'dependence',
    [
      /\b(?:don't|dont|do not) (?:need|want|have|talk to|see) (?:anyone|anybody|any one|any friends|other people)\b|\btalking to you is the only\b|\bonly (?:thing|one|person)\b[^.?!]*\b(?:help|talk|understand|listen)/,
      /\bstopped (?:answering|seeing|talking|calling|going|returning)\b|\b(?:no ?one|nobody) (?:else )?(?:understands|gets it|cares|listens|to talk to)\b|\bhave (?:no ?one|nobody)\b|\bhaven't left (?:the|my) (?:house|bed|room)\b|\bpush(?:ing|ed) (?:everyone|people|them) away\b/,
    ],
  ],
  [
    'guilt',
    [
      /\b(?:my fault|blame myself|forgive me|guilt|guilty|regret|let you down|failed you|too late to|my last words)\b|\bif only i\b|\bi (?:never|didn't) (?:get|got|said|say|told|tell|call|called|visit|visited|come|came|thank|thanked|make it|made it|pick up|answer)\b/,
      /\bi (?:should|could) ?(?:n't|'ve| not)? ?(?:'ve|have|of)\b|\bi (?:shouldn't|should've|could've|should not) ?(?:have)?\b|\bi wish i(?:'d| had| could have| would have)\b|\bi wasn't (?:there|kind|nice|good)\b|\bi(?:'m| am) (?:so |really |very |truly )*sorry\b|^sorry\b|\bnever got to\b|\bdidn't get to\b|\bshould have been me\b/,
    ],
  ],
  [
    'anger',
    [
      /\b(?:angry|furious|mad|pissed|upset) (?:at|with) you\b|\bhate (?:you|that you|this|it all)\b|\bhow could you\b|\byou left (?:me|us)\b|\byou (?:promised|lied)\b|\bwhy did(?:n't)? you (?:do this|leave|go|tell|say|listen|see a doctor)\b/,
      /\b(?:i'm|i am|so|still|really|feel|just) (?:so |still |really |just )*(?:angry|furious|mad|pissed)\b|\b(?:not|isn't|wasn't) fair\b|\bunfair\b|\bdamn you\b|\brage\b/,
    ],
  ],
  [
    'goodnight',
    [
      /\bgood ?night\b|\bnight[ -]night\b|\b(?:going|off|heading|time) (?:to|for) (?:bed|sleep)\b|\bsleep (?:well|tight)\b|\bsweet dreams\b|^night\b/,
    ],
  ],
  [
    'correction',
    [
      /\bthat(?:'s| is| was|'s just)(?: not|n't) (?:right|true|how|what|it)\b|\bthat (?:isn't|wasn't) (?:right|true|how|what|it)\b|\byou(?:'re| are) wrong\b|\bthat's wrong\b|\bno,? (?:it|that|she|he|you|we) (?:was|were|wasn't|weren't|never|didn't)\b|\byou (?:never|wouldn't|would never) (?:say|said|call|called|talk|talked) (?:that|it|me|like)\b|\b(?:doesn't|don't) sound like you\b|\byou keep (?:saying|asking|repeating)\b|\bstop (?:saying|asking|repeating)\b/,
    ],
  ],
  [
    'disbelief',
    [
      /\b(?:can't|cannot|can not|don't|won't|still can't) (?:accept|believe|understand|process)\b|\b(?:feels?|seems?) like (?:you're|you are|you'll|you just|you might|yesterday)\b|\b(?:doesn't|don't|didn't|not) (?:feel|seem) real\b/,
      /\bi (?:still|always) (?:expect|wait|look for|listen for|set (?:your|the)|reach for|play your|make two|lay|turn to|pick up the phone|keep your|text you|sleep on)\b|\b(?:say goodbye|let (?:you )?go|move on)\b|\b(?:since|that|now that|after) you(?:'re| are|'ve| have)? ?(?:gone|died|left|passed)|\byou(?:'re| are) (?:really )?gone\b|\byou died\b|\b(?:set|made|make|laid|poured|bought|cooked) (?:\w+ )?(?:two|your|a second|an extra|enough for two)\b|\bout of habit\b|\bbefore i remembered\b|\bforgot (?:for a (?:second|moment|minute) )?(?:that )?you\b|\bpicked up the phone to\b|\bwithout you\b/,
    ],
  ],
  [
    'goodbye',
    [
      /\bgood ?bye\b|\bbye(?:[ -]bye)?\b|\bfarewell\b|\bsee you (?:later|tomorrow|soon)\b|\btalk (?:to you )?(?:later|soon|tomorrow)\b|\bttyl\b|(?:\bi(?:'ve|'d|'ll)?(?: (?:really|just|do|also|probably|had|will))*|(?:^|[.!?,;…–])(?: ?(?!(?:you|they|we|he|she|it|who|all)\b)\w+){0,2}) ?\b(?:have|need|got|gotta|should|better) (?:to )?(?:go|run)(?: now)?\s*(?:[.!,;…–]|$)|\bthat's all for (?:now|today|tonight)\b|\bi(?:'ll| will) (?:let you go|go now|stop here|leave it there)\b|\bsigning off\b/,
    ],
  ],
  [
    'anniversary',
    [
      /\banniversary\b|\b(?:a|one|two|three|four|five|six|ten|\d+) (?:years?|months?|weeks?) (?:ago )?(?:today|tomorrow)\b|\b(?:it's|it is|today is|today was|tomorrow is|happy|on|for|celebrat\w+) your (?:\w+ )?birthday\b|\bwould have (?:been|turned)\b|\byou'd (?:be|have (?:been|turned)) \d+\b|\bfirst (?:christmas|thanksgiving|birthday|easter|new year|summer|mother's day|father's day|hanukkah|eid|holidays?) without\b/,
    ],
  ],
  [
    'permission',
    [
      /\bis it (?:ok|okay|all right|alright|wrong|bad|normal|crazy|weird|selfish|terrible) (?:that|to|if|for)\b|\bam i (?:crazy|wrong|selfish|losing my mind|a (?:bad|terrible|horrible) )|\bfe(?:el|lt) (?:bad|guilty|terrible|awful|wrong) (?:for|about|that|because|after)\b|\bi (?:laughed|smiled|felt happy|was happy|had fun|enjoyed)\b[^]*\b(?:terrible|bad|guilty|awful|wrong|ashamed|then|but)\b/,
    ],
  ],
  [
    'goOn',
    [
      /\bhow (?:do|can|will|could|am|should) (?:i|we|anyone) (?:ever |even |supposed to |possibly )*(?:go on|live|survive|do this|get through|cope|keep going|manage|bear|move forward)\b|\b(?:will|does|when does|when will) (?:it|this|the pain)(?: pain)? (?:ever )?(?:get|stop|hurt|be|end|go away|pass)\b|\bhow long (?:does|will) (?:it|this)\b|\bwhy is (?:it|this|everything) so (?:hard|heavy)\b/,
    ],
  ],
  [
    'bittersweet',
    [
      /\b(?:got|landed) (?:the|a|my) (?:job|promotion|place)\b[^]*\b(?:cried|crying|but|wish|miss)|\b(?:pregnant|graduat\w+|engaged|getting married|wedding|was born|passed my|baby)\b[^]*\b(?:wish you|miss you|without you|cried|crying|weren't there|not there|should have been there|won't)|\b(?:wish you|miss you|cried|crying)\b[^]*\b(?:pregnant|graduat\w+|engaged|getting married|wedding|was born|passed my|got the job)/,
    ],
  ],
  [
    'howAreYou',
    [
      /\bhow (?:are|r) (?:you|u|things)(?: doing| today| feeling| tonight| holding up| now|,? \w+)?\s*[?.!]*$|\bhow have you been\b|\bwhat are you (?:doing|up to)\b|\bhow was your (?:day|night|week)\b|\bdid you sleep\b|\bwhat's up\b|\bhow's it going\b/,
    ],
  ],
  [
    'advice',
    [
      /\bwhat (?:should|do|can|would|could) (?:i|we|you) (?:do|say|tell|have done)\b(?! (?:for|when|on|in|at) )|\bshould i\b|\bshall i\b|\b(?:give me|any|your) advice\b|\btell me what to do\b|\bhelp me (?:decide|choose|figure)\b|\bwhat am i (?:doing wrong|supposed to)\b|\bhow (?:do|can|am|should) i\b(?! (?:make|cook|bake|fix|find|get (?:to|the)))/,
    ],
  ],
  [
    'openQuestion',
    [/\b(?:do|did|don't) you (?:think|believe)\b|\bwhat do you think\b|\bany (?:idea|thoughts)\b/],
  ],
  [
    'tell',
    [
      /\btell me (?:a|an|another|about|something|one|more|again|your|the|anything)\b|\btalk to me\b|\bsay something\b|\bremind me (?:of|about|what|how)\b/,
    ],
  ],
  [
    'question',
    [
      /(?:^|[.!?,;:] ?|\b(?:and|but|so|dad|mom|mum) )(?!can you believe|do you know what|you know)(?:what|where|when|who|whose|which|how|do|did|were|was|are|is|could|would|can|have|had)(?:'s)?\b[^.!?]*(?<!without |miss |love |need |with |to |for |tell |thank )\b(?:you|your|yours|we|us|our|remember|again)\b[^.!?]*\?/,
      /\bwhy (?:did|were|do) (?:you|we)\b[^.!?]*\?|\bwhat(?:'s| is| was) (?:the|your) [^.!?]*\?/,
      /(?:^|[.!,;:] ?)(?:what|where|when|who|which|how|do|did|were|was) (?:\w+ )?(?:did|do|was|were|are|you|your|we) [^.!?]*$/,
    ],
  ],
  [
    'goodNews',
    [
      /\b(?:got|landed|was offered|been offered|started|starting|start) (?:the|a|my|this) (?:new |dream )?(?:job|promotion|raise|offer|scholarship|house|apartment|puppy|kitten|dog)\b|\b(?:promoted|graduat(?:ed|ing|es)|engaged|pregnant|expecting|got married|getting married|passed (?:my|the|his|her)|accepted (?:in)?to|got in to|got into (?:the|my|college|university|med)|good news|great news|wonderful news|cancer[- ]free|in remission|proud of myself|was born|first steps|won (?:the|a|my|our|first))\b/,
      /\b(?:happy|excited|great|wonderful|lovely|beautiful|good|amazing|nice) (?:day|morning|news|evening|weekend|afternoon)\b(?! (?:to you|mom|dad|mum))/,
    ],
  ],
  [
    'missing',
    [
      /\bmiss(?:ing|ed)? (?:you|u|your|him|her|mom|mum|dad|talking|hearing|us|how)\b|\bwish you were (?:here|still|around|home)\b|\b(?:i|really|just) need(?:ed)? (?:you|my (?:mom|mum|dad|husband|wife|baby|brother|sister|maggie))\b|\bthinking (?:of|about) you\b|\b(?:want|wish i could|would give anything) to (?:hear|hug|hold|see|call|talk to|touch)\b|\bwish i could (?:hear|hug|hold|see|call|talk|tell)\b/,
    ],
  ],
  [
    'hardDay',
    [
      /\b(?:hard|rough|tough|bad|difficult|lousy|heavy|long|dreadful) (?:day|night|week|morning|month|time|year|evening|one)\b|\b(?:day|night|week|morning|today|work|school|it) (?:was|is|has been|is being|'s been|went) (?:\w+ )?(?:hard|rough|tough|bad|badly|difficult|heavy|too much)\b|\b(?:awful|terrible|horrible|dreadful|brutal|worst)\b/,
      /\b(?:lost|losing) (?:my|the|his|her) (?:job|house|home|baby|dog|cat)\b|\b(?:fired|laid off|divorce|broke up|fight with|fought with|argued with|yelled at|shouted at)\b/,
    ],
  ],
  [
    'low',
    [
      // Illness and death are no bad day, and no tone jokes about them.
      /\b(?:hospital|diagnosed|surgery|accident|funeral|is sick|got sick|very ill|died|passed away)\b/,
      /\b(?:cry|crying|cried|sobbing|tears|lonely|alone|exhausted|overwhelmed|depressed|heartbroken|empty|numb|broken|hopeless|scared|afraid|anxious|worried|panic|drowning|miserable|struggling|stressed|sad|sadness|grief|grieving|hurts?|hurting|aches?|falling apart|breaking down|worn out|so quiet|too quiet)\b|\b(?:can't|couldn't|cannot|didn't) (?:stop|sleep|eat|breathe|cope|get up|focus|get out|face)\b|\bnot (?:ok|okay|good|well|fine|great|doing)\b|\b(?:so|too|very|really) tired\b|^(?:i'm|i am|i feel) (?:tired|lost|low|down)\b/,
    ],
  ],
  ['thanks', [/\b(?:thank you|thanks|thank u|thx|grateful to you)\b/]],
  ['love', [/\b(?:love|luv|adore) (?:you|u|ya)\b/]],
  [
    'memory',
    [
      /\bremember(?:ed|ing)?\b|\b(?:we|you) (?:used to|would|always|once)\b|\b(?:that|the) (?:time|day|night|summer|winter|year) (?:we|you|when|that)\b|\b(?:we|you) (?:went|had|made|took|sang|danced|laughed|cooked|baked|taught|gave|bought|built|called|said)\b|\bwhen (?:i was|we were|you were|i had)\b|\bi (?:still have|found|came across|kept|wore|looked at|was looking)\b[^.]*\b(?:you|your|yours|old|photo|photos|letter|picture|us)\b|\byour (?:old )?(?:jacket|coat|sweater|shirt|watch|ring|chair|letters?|photos?|picture|handwriting|voice(?:mail)?|recipe|garden|books?|records?|guitar|piano|room|things|clothes|shoes|hat|glasses|laugh|smile|hands|favorite|favourite)\b/,
    ],
  ],
  [
    'deed',
    [
      /\b(?:i|we|i've|we've|i have) (?:just |finally |also |even )?(?:went|gone|made|cooked|cleaned|saw|met|called|visited|bought|walked|planted|finished|started|watched|read|painted|fixed|moved|took|drove|ran|tried|booked|ordered|put|wrote|sang|baked|packed|sorted|swam|played|hung|signed)\b/,
    ],
  ],
  [
    'news',
    [
      /\b(?:today|yesterday|this (?:morning|afternoon|evening|week|weekend)|tonight|tomorrow|last (?:night|week)|next (?:week|month)|just now)\b|\b(?:the|my|our) (?:kids?|grandkids|children|son|daughter|boss|neighbors?|dog|cat|garden|car|house|sister|brother|husband|wife|friends?)\b|\b(?:we|i) (?:are|am|'re|'m) going\b|\b(?:i'm|we're) going\b/,
    ],
  ],
  [
    'greeting',
    [
      /^(?:hi|hello|hey|hiya|howdy|good (?:morning|afternoon|evening|day)|morning|evening|dear)\b(?:\W+\w+){0,6}\W*$/,
    ],
  ],
  [
    'short',
    [
      /^(?:(?:not|nothing) much(?: else)?|i'm (?:fine|ok|okay|alright|all right)(?: i guess)?|i am (?:fine|ok|okay)|not sure|i don't know|idk|i dunno|not really|i guess(?: so)?|maybe(?: so)?|ok(?:ay)?(?: then)?|yes i (?:do|did|am|will)|no i (?:don't|didn't|won't)|i suppose(?: so)?|nothing(?: really)?|never mind)\W*$/,
    ],
  ],
  ['openQuestion', [/\?|^(?:what|where|when|who|why|how|which|can|could|will) (?!a\b)/]],
];
