import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** The second half of the list: what is asked and told on any day. */
export const everyday: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'howAreYou',
    [
      heard`\bcomo (?:e que )?(?:voce|vc|tu|ce)? ?(?:esta|ta|tas|estas|vai|anda|vao as coisas|se sente|passou)(?: (?:voce|vc|hoje|tu))?(?:,? \w+)?\s*[?!.]*$|\b(?:tudo (?:bem|bom)|td bem|beleza)(?:,? \w+| com (?:voce|vc|contigo)| por ai)?\s*[?]|^(?:oi|ola|ei),? tudo (?:bem|bom)\b`,
      heard`^(?:e|mas e) (?:voce|vc|tu)\s*[?]|\bo que (?:voce|vc) (?:esta|ta) fazendo\b|\bo que (?:voce|vc) conta\b|\bcomo foi o (?:seu|teu) dia\b|\b(?:voce|vc) dormiu bem\b`,
    ],
  ],
  [
    'advice',
    [
      heard`\b(?:o )?que (?:e que )?(?:eu |a gente )?(?:faco|fazemos|faz|posso fazer|devo fazer|deveria fazer|digo|falo)\b(?= (?:com|agora|da|do|pra|para|sobre|sem|se)|\s*[?.]*$)|\b(?:o )?que (?:voce|vc) (?:faria|teria feito|me (?:diria|aconselha|aconselharia)|teria (?:me )?(?:dito|aconselhado|falado))\b`,
      heard`\b(?:devo|deveria|sera que (?:eu )?devo)\b[^.?!]*\?|\bconselhos?\b|\bme (?:aconselha|ajuda a (?:decidir|escolher|pensar))\b|\bme diz o que (?:eu )?(?:faco|fazer)\b|\bnao sei (?:se|o que|como) (?:eu )?(?:fazer|faco|vend[oe]r?|mud\w+|fic\w+|aceit\w+|lig\w+|dou|guard\w+|deix\w+)\b|\bcomo (?:eu )?(?:faco|posso|devo)\b(?! (?:o|a|os|as|um|uma|seu|sua)\b)`,
    ],
  ],
  [
    'listen',
    [
      heard`\b(?:te )?(?:posso|quero|queria|preciso|tenho que) (?:te )?(?:contar|dizer|falar|perguntar|confessar) (?:uma coisa|algo|alguma coisa)\s*[?.!]*$`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\b(?:voce|vc) (?:acha|pensa|acredita)\b|\b(?:achas|pensas) que\b|\b(?:o )?que (?:voce|vc) acha\b|\balguma ideia\b`,
    ],
  ],
  [
    'tell',
    [
      heard`\b(?:me|nos) (?:conta|conte|fala|fale|diz|diga) (?:uma|um|alguma|algo|mais|outra|da|do|de|sobre)\b|\b(?:conta|conte|fala|fale|diz|diga) (?:uma|alguma coisa|algo|mais|outra|da|do|sobre|qualquer)\b|\bconta (?:pra|para) mim\b|\bfala comigo\b|\bme (?:lembre|faz rir)\b`,
    ],
  ],
  [
    'question',
    [
      heard`\b(?:voce|vc|ce|tu) (?:ainda |se |te )?(?:lembra|recorda|lembras)\b|\b(?:se )?lembra (?:d[aeo]s?|quando|como|que|aquel\w)\b[^.!]*\?|\bqual (?:e|era|foi) (?:o |a )?(?:seu|sua|teu|tua|nome)\b|\bquais (?:sao|eram) (?:os |as )?(?:seus|suas|teus|tuas)\b|\bcomo se chama(?:va)?\b`,
      heard`(?:^|[.!?,;:] ?|\b(?:e|mas|pai|mae|ei) )(?:a |de |em |com |por |pra |para |no |na |do )?(?:o que|que|qual|quais|como|quando|onde|aonde|quem|quant[oa]s?)\b[^.!?]*\b(?:voces?|vcs?|ce|tu|te|ti|seus?|suas?|teus?|tuas?|nos|a gente|noss[oa]s?|me|eras|\w+(?:aste|este|iste|avas))\b[^.!?]*\?`,
      heard`(?:^|[.!?,] ?)(?:\w+ ){0,2}(?:voce|vc|a gente) (?:ja |sempre |nunca )?\w+(?:ou|eu|iu|ava|ia|era|inha|oi)\b[^.!?]*\?|\b(?:por ?que|pq) (?:voce|vc|a gente)\b[^.!?]*\?`,
      heard`^(?:e )?(?:a |de |em |com |no |na )?(?:o que|que|qual|como|onde|quem|quando) (?:\w+ )?(?:voce|vc) \w+(?:ou|eu|iu|ava|ia|inha|oi)\b`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:consegui|ganhei|me deram|arrumei|arranjei|comecei|tenho) (?:o|um|uma|a|no)? ?(?:nov[oa] )?(?:emprego|trabalho|bolsa|promocao|vaga|casa|apartamento|cachorrinh[oa]|filhote|estagio)(?: nov[oa])?\b|\bfui (?:promovid|contratad|aceit|aprovad)[oa]\b|\bme (?:promoveram|contrataram|aceitaram)\b`,
      heard`\b(?:passei (?:na|no|em)|me formei|formatura|gravida|vou (?:me )?casar|vamos (?:nos )?casar|me casei|fiquei noiv[oa]|boas? noticias?|noticia boa|ganhamos|primeiros passos|vou ser (?:mae|pai|vo|avo|ti[oa])|vamos ter um bebe|vou ter um (?:bebe|filho)|orgulho de mim mesm[oa])\b|\b(?:menin[oa]|bebe|filh[oa]|net[oa]|sobrinh[oa]) nasceu\b|\bnasceu (?:o|a|meu|minha)\b`,
      heard`\bja (?:anda|engatinha|caminha)\b|\banda sozinh[oa]\b|\b(?:estou|to) (?:tao |muito )?(?:feliz|contente|animad[oa])\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\b(?:saudades?|sdds?)\b|\b(?:sinto|sentindo|sentir|faz|fazendo|fazes) (?:tanto |tanta |muito |muita |uma |demais )*(?:a )?(?:sua |tua )?falta\b|\b(?:queria|quem me dera|ah se) (?:que )?(?:voce|vc) (?:estivesse|tivesse|pudesse|aqui)\b|\bqueria (?:tanto )?(?:voce|vc) aqui\b`,
      heard`\b(?:preciso (?:tanto )?de (?:voce|vc|ti)|te preciso|penso (?:muito |tanto |sempre )?em (?:voce|vc|ti)|pensando em (?:voce|vc|ti)|sonh(?:ei|o) com (?:voce|vc|contigo)|me lembra (?:de )?(?:voce|vc))\b`,
      heard`\b(?:queria|quero|daria (?:tudo|qualquer coisa)|gostaria de) (?:tanto )?(?:pra |para )?(?:poder )?(?:te (?:ouvir|ver|abracar|tocar|ligar|ter)|ouvir (?:a )?(?:sua|tua|voce)|ver voce|abracar voce|falar com (?:voce|vc)|conversar com (?:voce|vc)|um abraco (?:seu|teu))\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:dia|noite|semana|manha|mes|ano|tarde|fase|momento) (?:tao |muito |mais |bem )*(?:dur|dificil|difici|horrivel|pessim|pesad|ruim|ruins|long|terrivel|complicad|puxad)\w*|\b(?:pessimo|horrivel|mau) (?:dia|momento)\b|\bdia de cao\b`,
      heard`\b(?:hoje|tudo|trabalho|noite|dia|escola) (?:foi|esta sendo|ta sendo|e) (?:\w+ )?(?:dur|dificil|horrivel|terrivel|demais|pesad|ruim|pessim|barra)\w*|\b(?:horrivel|um inferno|um pesadelo)\b`,
      heard`\b(?:me (?:demitiram|mandaram embora)|fui (?:demitid|mandad)[oa]|perdi (?:o|a|meu|minha) (?:emprego|trabalho|casa|onibus|voo|carteira|bolsa|celular|chaves)|divorci\w+|terminamos|briguei|brigamos|discuti|discutimos)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:morreu|faleceu|hospital|pronto.socorro|diagnostic\w+|cirurgia|vou operar|acidente|enterro|velorio|cancer|doente|perdi (?:meu|minha) \w+)\b|\bninguem (?:mais )?(?:pergunta|fala de|lembra de)|\bos outros (?:ja )?(?:seguiram|seguem)\b`,
      heard`(?<!\bnao )\b(?:chor(?:o|ei|ar|ando|ava)|lagrimas?|solucando|solidao|sozinh[oa]|exaust[oa]|cansad[oa]|deprimid[oa]|destruid[oa]|arrasad[oa]|acabad[oa]|desesperad[oa]|assustad[oa]|perdid[oa]|vazi[oa]|quebrad[oa]|depressao|tristeza|tristes?|medo|ansiedade|angustia|dor|luto|desanimad[oa]|esgotad[oa])\b`,
      heard`\bnao (?:aguento|consigo (?:dormir|comer|respirar|parar|levantar|sair|me concentrar|mais)|durmo|estou (?:nada )?bem|to (?:nada )?bem|tenho (?:mais )?(?:forcas?|vontade))\b|\bdoi\b|\b(?:estou|to) (?:mal|pessim[oa]|um caco)\b|\b(?:tao|muito|demais) (?:quiet|silencios|calad|vazi)[oa]\b|\b(?:muito|tanto) silencio\b|\bdesab(?:o|ei|ando)\b`,
    ],
  ],
  ['thanks', [heard`\b(?:obrigad[oa]|obg|brigad[oa]|valeu|vlw|agradeco|grat[oa]|gratidao)\b`]],
  [
    'love',
    [
      heard`\b(?:te|t) (?:amo|adoro)\b|\b(?:amo|adoro) (?:muito |demais |tanto )?(?:voce|vc|ti)\b|\bte quero (?:bem|muito)\b|\bgosto (?:muito|tanto) de (?:voce|vc|ti)\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\b(?:me )?(?:lembro|lembrei|lembrava|recordo|recordei|lembrando)\b|\b(?:a gente|nos) (?:\w+ )?\w+(?:ava|ia|avamos|iamos)\b|\b\w+(?:avamos|iamos)\b|\baquel[ea] (?:vez|dia|noite|verao|tarde|viagem|natal|ano)\b|\ba vez (?:em )?que\b|\bo dia (?:em )?que\b|\bquando (?:eu era|a gente|nos|voce|vc|eu tinha|era (?:crianca|pequen[oa]))\b`,
      heard`\b(?:achei|encontrei|guardo|ainda tenho|vesti|olhei|fiquei olhando|abri|tem o cheiro|tem cheiro)\b[^.]*\b(?:seus?|suas?|teus?|tuas?|voce|vc|fotos?|cartas?|noss[oa]s?)\b`,
      heard`(?<!\b(?:fiz|preparei|vendi|doei|usei) (?:[oa]s? )?)\b(?:seus?|suas?|teus?|tuas?) (?:velh[oa]s? )?(?:jaqueta|casaco|blusa|camisa|relogio|anel|alianca|cadeira|poltrona|cartas?|fotos?|letra|voz|receitas?|jardim|horta|livros?|discos?|violao|piano|quarto|coisas|roupas?|sapatos?|chapeu|oculos|risada|sorriso|maos?|cama|caneca|cheiro|perfume)\b`,
      heard`\b(?:voce|vc) (?:sempre |me |nos |te )+(?:ensinou|deu|levava|levou|contava|cantava|cozinhava|fazia|preparava|dizia|chamava|lia|esperava|comprava|buscava|\w+(?:ava|ia))\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:fui|fiz|cozinhei|limpei|vi|conheci|liguei|visitei|comprei|passei|caminhei|plantei|terminei|comecei|li|pintei|consertei|arrumei|peguei|levei|corri|tentei|pedi|pus|coloquei|escrevi|cantei|nadei|joguei|pendurei|assinei|sai|preparei|guardei|reguei|jantei|almocei|comi|montei|costurei|vendi|doei|lavei|acendi|rezei|cortei|assei|andei|dirigi|voltei|mudei)\b`,
      heard`\b(?:que )?(?:dia|tarde|noite|manha|fim de semana|passeio) (?:tao |muito )*(?:bonit|lind|feliz|gostos|maravilhos|bom|boa)\w*|\b(?:um|que) (?:bom|lindo|otimo|belo) (?:dia|momento|fim de semana)\b`,
      heard`\b(?:fomos|fizemos|cozinhamos|limpamos|compramos|plantamos|comemos|saimos|pintamos|passeamos|vimos)\b|\ba gente (?:foi|fez|comprou|cozinhou|limpou|plantou|comeu|saiu|viu|pintou)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:hoje|ontem|amanha|anteontem)\b|\b(?:esta|essa|nesta|nessa) (?:manha|tarde|noite|semana)\b|\b(?:este|esse|neste|nesse) (?:fim de semana|mes|ano|verao|domingo|sabado)\b|\bsemana que vem\b|\b(?:na |no )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira)?\b`,
      heard`\b(?:meus?|minhas?|os|as|o|a|noss[oa]s?) (?:filh[oa]s?|net[oa]s?|criancas?|irmas?|irmaos?|chefe|vizinh[oa]s?|cachorr[oa]|gat[oa]|marido|mulher|espos[oa]|namorad[oa]|amig[oa]s?|carro|jardim|ti[oa]s?|prim[oa]s?|sobrinh[oa]s?)\b|\b(?:vou|vamos) (?:a|ao|pra|para|no|na)\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:oi+|ola|ei|hey|opa|e ai|bom dia|boa tarde|boa noite|querid[oa]|cheguei|sou eu)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:(?:bom|ah|e),? )?(?:nada(?: demais| de mais| nao| novo| especial)?|nao muito|nao sei|n sei|sei la|ta|ta bom|ta bem|ok|okay|sim|nao|pode ser|talvez|acho que sim|tanto faz|(?:estou|to) bem(?:,? (?:acho|eu acho))?|bem|aham|uhum|hum+|m{2,}|e|claro|deixa pra la|nao realmente|mais ou menos|nao sei (?:o que|como) (?:te )?(?:dizer|escrever|falar))\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`[?]|^(?:o que|qual|quando|onde|quem|por ?que|pq|como|sera) (?!bom|lind|legal)`],
  ],
];
