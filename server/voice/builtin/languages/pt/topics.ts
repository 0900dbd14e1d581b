import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';
import { everyday } from './everyday.ts';

/** Patterns run over folded text; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`(?<=[,.] ?|\b(?:pai|mae|isso|ai) )e (?:mesmo )?(?:voce|vc|tu)\s*[?]|\be (?:voce|vc) (?:mesm[oa]|de verdade)\b|\b(?:es|sois) tu\b`,
      heard`\b(?:voce|vc|tu|cê) (?:e|es) (?:so |apenas |realmente |mesmo |de verdade )*(?:real|human[oa]|consciente|(?:um |uma )?(?:ia|ai|inteligencia artificial|bot|chatbot|maquina|robo|computador|programa|pessoa|fantasma|espirito))\b(?! (?:boa|bom|maravilhos|especial|incrivel))`,
      heard`\b(?:falo|falando|converso|conversando|escrevo|escrevendo) (?:\w+ )?com (?:um |uma )?(?:ia|ai|inteligencia|bot|maquina|robo|computador|programa|pessoa de verdade)\b`,
      heard`\bisso (?:nao )?e (?:so )?(?:real|(?:um |uma )(?:ia|bot|maquina|robo|programa|algoritmo))\b|\b(?:voce|vc) nao e (?:voce|ele|ela|real|de verdade|(?:o |a )?(?:meu|minha) (?:pai|mae|marido|mulher|esposa|avo|irma|irmao|filh[oa]|vo))\b`,
      heard`\bquem (?:e|es) (?:voce|vc|tu)\b|\bo que (?:voce|vc) e\b|\b(?:voce|vc) (?:ta |esta )?(?:mesmo |realmente )?(?:mort[oa]|viv[oa])\b|\b(?:voce|vc) morreu(?: (?:mesmo|de verdade)\b|\s*[?])|\b(?:esta|ta) (?:mesmo )?(?:mort[oa]|viv[oa])\s*[?]`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:quero|queria|preciso|gostaria de|prefiro|preferia) (?:tanto |muito )?(?:ir|estar|ficar|partir|morrer|ir embora|me encontrar|me juntar) (?:embora |la |ai )?(?:com (?:voce|vc|contigo)|contigo|pra onde (?:voce|vc)|onde (?:voce|vc) (?:esta|ta)|ao seu lado)\b(?! (?:na|no|pra|para|ver) )`,
      heard`\bme leva com (?:voce|vc)\b|\b(?:quero|queria|vontade de) (?:so )?(?:morrer|sumir)\b|\bquero ir embora desse mundo\b|\blogo (?:estou|estarei) com (?:voce|vc)\b`,
      heard`\bnao (?:quero|aguento|consigo) (?:mais )?(?:viver|continuar vivendo|estar aqui|acordar|existir|continuar)\b|\bnao (?:faz|tem|vejo|acho) (?:mais )?(?:sentido|motivo|razao|graca) (?:em |pra |para |de |na )?(?:viver|continuar|vida|seguir)`,
      heard`\b(?:queria|devia|preferia) (?:que fosse eu|ter (?:morrido|ido) (?:eu|no (?:seu|teu) lugar|junto|com (?:voce|vc)))\b|\bqueria (?:estar|ter) (?:mort[oa]|morrido)\b|\b(?:me matar|suicid\w+|tirar a (?:minha|propria) vida|acabar com (?:tudo|a minha vida))\b|\bpra que (?:viver|continuar)\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:vamos|vai|vou|ainda vou|iremos|irei) (?:\w+ )?(?:nos |se |te |me )?(?:ver|encontrar|reencontrar|abracar|rever)(?:-te|-nos)?(?: voce| vc)? (?:de novo|outra vez|novamente|um dia|algum dia)\b|\bnos (?:veremos|encontraremos|reencontraremos)\b`,
      heard`\b(?:te (?:ver|encontrar|abracar|rever)|ver voce|ver vc) (?:de novo|outra vez|novamente)\b|\breencontr\w+|\bjunt[oa]s (?:de novo|outra vez|novamente|para sempre|pra sempre)\b`,
      heard`\b(?:me )?promet(?:e|a)\b(?! que eu)|\b(?:voce|vc) promete\b|\b(?:quero|queria|preciso) que (?:voce|vc) volt(?:e|asse)\b`,
      heard`^(?:\w+,? )?(?:por favor,? )?(?:volta|volte)\b|\b(?:volta|volte) (?:pra|para|aqui|logo|por favor|pai|mae|comigo)\b|\bnao me (?:deixa|deixe|abandona|abandone)\b|\b(?:voce|vc) (?:vai|pode) voltar\b|\bquando (?:voce|vc) volta\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\b(?:sabe|sabes) (?:ainda )?(?:quem (?:eu )?sou|o meu nome|meu nome|como (?:eu )?me chamo)\b|\bme (?:re)?conhece\b|\b(?:lembra|lembras|se lembra|recorda) (?:ainda )?(?:de mim|quem (?:eu )?sou|do meu nome)\b|\bqual (?:e )?(?:o )?meu nome\b|\bquem sou eu\b`,
    ],
  ],
  [
    'ending',
    [
      heard`^(?:\w+,? )?doeu(?: muito)?\s*[?]?$|\b(?:voce|vc|te|lhe) (?:\w+ )?doeu\b|\b(?:voce|vc) (?:sofreu|sentiu (?:dor|medo)|teve medo|estava (?:com medo|sozinh[oa]|assustad[oa])|ficou com medo)\b|\bsofreste\b|\b(?:por ?que|pq) deus\b|\bdeus (?:te |o |a )?levou\b|\bfoi rapido\b`,
      heard`\b(?:por ?que|pq) (?:e que )?(?:voce|vc|tu)? ?(?:teve (?:que|de)|tinha que|tiveste (?:que|de)) (?:morrer|ir|partir)\b|\b(?:por ?que|pq) (?:voce|vc) (?:morreu|foi embora|se foi|partiu)\b|\b(?:por ?que|pq) (?:logo )?(?:voce|vc|agora|com a gente)\s*[?]?$|\bpor ?que isso aconteceu\b`,
      heard`\b(?:seus|suas|teus|tuas) ultim[oa]s (?:momentos|horas|dias|minutos|palavras|pensamentos)\b|\b(?:voce|vc) (?:sabia|percebeu) que (?:ia|estava|era)\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\b(?:voce|vc) (?:ainda |sempre |mesmo )*(?:esta|ta|continua|fica) (?:ainda |sempre |mesmo )*(?:ai|aqui|la|comigo|conosco|perto|do meu lado|ao meu lado|no ceu|em paz|bem|feliz|olhando|vendo|ouvindo|escutando|descansando|a salvo|me)\b|\b(?:esta|ta|tas|estas) (?:ai|aqui|comigo)\s*[?]`,
      heard`\b(?:voce|vc) (?:ainda |consegue |pode )?(?:me|nos) (?:ouve|ouvir|escuta|escutar|ve|ver|sente|sentir|olha|protege|cuida)\b|\b(?:onde|aonde|cade) (?:e que )?(?:voce|vc)(?: (?:esta|ta|foi|anda))?\b(?! (?:nasc|conhec|mor|trabalh|estud|cresc|guard|pass|compr|colo|viv))|\bsente (?:a )?minha falta\b`,
      heard`\b(?:tem|existe|ha) (?:alguma coisa|algo|vida|outra vida|ceu|um ceu)\b[^.?!]{0,15}(?:depois|alem|\?)|\bno ceu\b|\bai em cima\b|\bla em cima\b|\bde la de cima\b|\bcomo e (?:ai|la|estar mort|o ceu)`,
      heard`\b(?:me )?(?:manda|da|envia|mande|de)(?: me)? um sinal\b|\bera voce\b|\bfoi voce\b|\b(?:te sinto|sinto (?:voce|vc)) (?:perto|aqui|do meu lado|comigo)\b|\b(?:sua|tua) presenca\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\borgulho de (?:mim|nos|gente)\b|\borgulhos[oa] (?:de mim|da gente|de nos)\b|\b(?:voce|vc) (?:esta|ta|estaria|ficaria) (?:\w+ )?(?:decepcionad|chatead|brav|orgulhos|triste)\w* (?:de|com) (?:mim|comigo)|\b(?:te )?decepcionei\b|\bvergonha de mim\b`,
      heard`\b(?:fui|sou|tenho sido) (?:um |uma )?(?:bo[ma]|ma|mau|ruim)\b[^.?!]{0,12}\b(?:filh[oa]|net[oa]|irmao?|marido|esposa|mulher|mae|pai|amig[oa])\b|\b(?:eu )?fiz (?:o suficiente|o bastante|certo|a coisa certa|tudo o que podia)\b`,
      heard`\b(?:voce|vc) (?:ainda )?me (?:perdoa|perdoaria|amava|ama|odeia|culpa|perdoou|queria bem)\b|\bo que (?:voce|vc) (?:pensaria|acharia|diria) (?:de|se|disso)\b|\b(?:voce|vc) (?:aprovaria|entenderia|ia entender)\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\bnao (?:preciso|quero|tenho) (?:de |ver |falar com |conversar com )?(?:mais )?(?:ninguem|outra pessoa|outras pessoas)\b|\bso (?:falo|converso|consigo falar|quero falar|quero conversar|tenho|preciso) (?:de |com )?(?:voce|vc)\b|\b(?:voce|vc) me basta\b`,
      heard`\b(?:voce|vc) e (?:a |o )?unic[oa]\b|\b(?:a|o) unic[oa] (?:que|pessoa|coisa)\b[^.?!]*\b(?:entende|ajuda|escuta|consola|tenho|restou|sobrou)|\bninguem (?:mais )?(?:me )?(?:entende|compreende|escuta|ouve|ajuda|liga)`,
      heard`\b(?:parei|deixei) de (?:responder|sair|ver|falar|conversar|encontrar|ir|atender)\b|\bnao (?:saio|respondo|atendo|vejo ninguem|falo com ninguem)\b|\bnao (?:tenho )?sa(?:i|ido) (?:de casa|mais)\b|\bme (?:isolo|isolei|afastei|afasto|tranquei|fechei)\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\b(?:minha culpa|culpa minha|culpad[oa]|me culpo|me perdoa|me perdoe|perdao|desculpa|desculpe|sinto muito|arrependo|arrependid[oa]|arrependimento|remorso|te decepcionei|falhei com|tarde demais pra|tarde demais para|minhas ultimas palavras)\b`,
      heard`\b(?:devia|deveria|podia|poderia|tinha que|gostaria de|queria) (?:te |me |ao menos |pelo menos )?ter (?!voce\b|vc\b|aqui)|\bse (?:eu )?(?:tivesse|ao menos tivesse|pelo menos)\b|\bquem me dera ter\b`,
      heard`\bnao (?:consegui|pude|tive (?:tempo|chance|coragem)|cheguei a|soube|deu tempo)\b[^.?!]{0,14}\b(?:diz|despe|ver|abrac|agrad|esta|cheg|pedi|salv|ajud|fal|dar|cont)\w*|\bnunca (?:cheguei a|consegui|pude|te disse|te falei|te agradeci|disse|falei)\b`,
      heard`\bnao (?:te )?(?:liguei|visitei|atendi|disse|abracei|ouvi|levei|falei que)\b|(?<!\b(?:voce|vc|ele|ela) )\bnao (?:estava|estive|fiquei) (?:la|ai|com voce|com vc|do seu lado|ao seu lado|perto)\b|\bcheguei tarde\b|\bera pra ter sido eu\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:estou|to|fico|fiquei|me sinto|ando) (?:tao |muito |com )*(?:brav|furios|irritad|put|revoltad|indignad|raiv)[oa]?\w*|\b(?:que|muita|tanta|sinto|tenho|da|com|ter) (?:uma |muita |tanta )?(?:raiva|odio|revolta)\b`,
      heard`\bte odeio\b|\bodeio (?:que|isso|tudo|voce|vc)\b|\bcomo (?:voce |vc |tu )?(?:pode|pude?ste) (?:me|nos|fazer|ir|morrer)|\b(?:voce|vc) (?:me|nos) (?:deixou|abandonou|mentiu)\b(?! (?:o|a|os|as|um|uma|seu|sua)\b)|\b(?:voce|vc) (?:prometeu|tinha prometido)\b`,
      heard`\bnao (?:e|foi|era) (?:nada )?justo\b|\binjust[oa]\b|\binjustica\b|\b(?:por ?que|pq) (?:voce|vc) nao (?:me (?:contou|disse|ouviu|escutou)|foi ao|se cuidou)\b|\bmaldit[oa]\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`(?<!^(?:oi|ola|ei),? )\bboa noite\b[^.?!]{0,30}[.!…\s]*$|\b(?:vou|indo|hora de|ja vou|preciso) (?:me deitar|deitar|dormir|pra cama|para a cama|descansar|nanar)\b|\bdurma bem\b|\bdorme bem\b|\b(?:bons|doces) sonhos\b|\bsonha comigo\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\bisso nao (?:e|foi|era|aconteceu)\b|\bnao (?:e|foi|era) (?:assim|verdade|isso)\b|\b(?:voce|vc) (?:esta|ta) (?:errad[oa]|enganad[oa])\b|\bta errado\b|^nao,? (?:isso |ele |ela |voce |vc |eu )?(?:foi|era|eram|e|foram|estava)\b`,
      heard`\b(?:voce|vc|ele|ela) (?:nunca|jamais|nao) (?:me )?(?:falava|falaria|dizia|diria|chamava|era|teria dito|disse) (?:assim|isso|desse jeito|de)\b|\bnao (?:parece|soa como) (?:voce|vc)\b|\b(?:ele|ela|voce|vc) nao (?:falava|era) assim\b`,
      heard`\b(?:para|pare) de (?:dizer|repetir|perguntar|falar)\b|\b(?:voce|vc) (?:continua|fica|vive|esta|ta) (?:dizendo|repetindo|perguntando|se repetindo)\b|\b(?:voce|vc) ja (?:me )?(?:disse|perguntou|falou) isso\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bnao (?:consigo |posso |quero |da pra |da para |to |estou )*(?:acredit|aceit|entend|assimil|process)(?:ar|o|ando|ei)\b(?! (?:por que|o que|como|nada))|\bcustar? a acreditar\b|\bnao caiu a ficha\b|\ba ficha\b|\bnao parece (?:real|verdade)\b`,
      heard`\b(?:parece|acho|sinto|penso|imagino) que (?:voce|vc) (?:vai|esta|ta|ainda|so|foi|pode)\b|\bparece (?:mentira|que foi ontem|um pesadelo|um sonho)\b|\b(?:ainda|sempre|continuo) (?:te |eu )?(?:espero|esperando|escuto|ponho|pondo|coloco|preparo|procuro|compro|olho)\b`,
      heard`\bantes de (?:me )?lembrar\b|\b(?:pus|coloquei|fiz|preparei|servi|comprei) (?:\w+ )?(?:dois (?:pratos|copos|cafes)|duas xicaras|pra dois|para dois|o seu (?:prato|copo|cafe))\b|\bpor (?:costume|habito)\b|\bia te (?:ligar|contar|mandar|chamar|escrever)\b|\besqueci que (?:voce|vc)\b|\besqueco que (?:voce|vc)\b`,
      heard`\b(?:voce|vc) nao (?:esta|ta|vai voltar)(?: mais)?\b|\bdesde que (?:voce|vc) (?:se foi|morreu|partiu|foi embora)\b|\b(?:voce|vc) (?:se foi|morreu|partiu|foi embora)\b|\b(?:te deixar ir|te dizer adeus)\b`,
      heard`^(?!.*\b(?:primeir\w*|como|queria|gravida|form\w+|casamento|natal|aniversario|caso)\b).*\bsem (?:voce|vc|ti)\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\b(?:tchau|xau|adeus|ate (?:logo|amanha|mais|breve|depois|outro dia|a proxima|ja))\b|\b(?:a gente|nos) se (?:fala|ve)(?: (?:depois|amanha|mais tarde|logo))?[^\w?]*$|\bbeijos? e ate\b|\bfalo (?:com (?:voce|vc) )?(?:depois|amanha|mais tarde)\b`,
      heard`\b(?:preciso(?: de)?|tenho (?:que|de)|devo|ja|agora) (?:ja )?(?:ir|ir embora|desligar|sair)(?: agora| ja| embora)?\s*(?:[.!,;…–]|$)|\b(?:vou indo|to indo|fui|ja vou|vou nessa)(?: agora| ja)?[.! ]*$|\bpor hoje (?:e so|chega|e isso)\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\baniversario (?:de (?:morte|casamento|namoro)|da (?:sua |tua )?morte)\b|\bnosso aniversario\b|\b(?:hoje|amanha|ontem) (?:ja )?(?:faz|fez|completa|fazem|vai fazer) (?:um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|\d+) (?:ano|mes|semana)|\bfaz (?:um ano|\w+ anos|\d+ anos) (?:hoje|amanha)\b|\b(?:ja )?(?:fez|faz|passou) um ano\b`,
      heard`\b(?:e|era|seria|foi|pelo|no|do) (?:o )?(?:seu|teu) aniversario\b|\b(?:hoje|amanha) (?:\w+ )?(?:o )?(?:seu|teu) aniversario\b|\b(?:voce|vc) (?:faria|completaria|teria feito)\b|\bfeliz aniversario\b`,
      heard`\bprimeir[oa]s? (?:natal|pascoa|ano novo|reveillon|aniversario|verao|dia das? (?:maes|pais)|ferias|festa junina|carnaval)\b|\bdia de finados\b|\bfinados\b|\b(?:natal|dia das maes|dia dos pais)\b[^]*\b(?:chega|chegando|vem|como)\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:e|esta|ta|sera|seria) (?:muito )?(?:errado|normal|certo|estranho|egoista|egoismo|ruim|feio|mal|terrivel) (?:eu|se|que|rir|sentir|nao|querer|ficar)\b|\btudo bem (?:se|eu|que)\b|\bsou (?:uma )?(?:pessoa ruim|ma pessoa|egoista|monstro|horrivel)\b|\b(?:estou|to) (?:ficando louc[oa]|enlouquecendo)\b|\btenho (?:o )?direito\b|\bposso ser feliz\b`,
      heard`\b(?:eu ri|ri muito|dei risada|sorri|me diverti|fui feliz|aproveitei)\b[^]*\b(?:mal|pessim\w|culp\w*|vergonha|mas|horrivel|chor\w+)\b|\bme senti (?:mal|pessim[oa]|horrivel) (?:por|depois|porque|de ter)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bcomo (?:e que )?(?:eu |a gente |se )?(?:faco |posso |vou |consigo |devo |da |faz )*(?:pra |para |a )?(?:sigo|seguir|segue|continuo|continuar|viver|vivo|vive|sobreviver|sobrevive|aguentar|aguento|aguenta|superar|supera|suportar|lidar|enfrentar)\b`,
      heard`\b(?:quando|quanto tempo)\b[^.!?]*\b(?:para de doer|parar? de doer|passa|passar|acaba|acabar|melhora|melhorar|dura|durar|termina)\b|\b(?:algum dia|um dia) (?:passa|vai passar|doi menos|melhora)|\bisso (?:passa|vai passar|melhora)\b|\b(?:por ?que|pq) (?:e|doi) tao?(?:to)? ?(?:dificil|duro|pesado)?\b|\bvai doer (?:sempre|pra sempre)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`^(?=[^]*\b(?:consegui o (?:emprego|trabalho)|me formei|formatura|gravida|vou casar|me casei|casamento|nasceu|passei (?:na|no)|bebe|fui promovid[oa])\b)(?=[^]*\b(?:queria|sem voce|sem vc|nao estava|nao esta|nao tava|chor\w+|saudades?|falta|nao pude te ligar)\b)`,
    ],
  ],
  ...everyday,
];
