import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';

/** The second half of the list: what is asked and told on any day. */
export const everyday: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'howAreYou',
    [
      heard`\b(?:como|q|k) (?:estas|andas|te va|te encuentras|te sientes|vas|has estado|va todo|tas)(?: (?:hoy|tu|vos|todo))?(?:,? \w+)?\s*[?!.]*$|\bque tal(?: (?:estas|todo|te va|andas|hoy))?(?:,? \w+)?\s*[?!.]*$`,
      heard`^¿?y (?:tu|vos)\s*[?]|\bque (?:haces|estas haciendo|cuentas|me cuentas|hay de nuevo)\s*[?!.]*$|\bcomo (?:dormiste|has dormido|pasaste (?:el dia|la noche)|fue tu dia|te fue hoy)\b`,
    ],
  ],
  [
    'advice',
    [
      heard`\bque (?:hago|hacemos|puedo hacer|podemos hacer|deberia(?:mos)? hacer|debo hacer|harias|hubieras hecho|habrias hecho|le digo|me aconsejas|me recomiendas|me dirias|me (?:habrias|hubieras) (?:dicho|aconsejado))\b`,
      heard`\b(?:deberia|debo|tendria que|me conviene|sera mejor)\b[^.?!]*\?|\bconsejo\b|\baconsejame\b|\bayudame a (?:decidir|elegir|pensar)\b|\bdime que (?:hago|hacer)\b|\bno se (?:si|que|como) (?:hacer|vender|mudar\w*|quedar\w*|ir\w*|dejar\w*|aceptar|llamar\w*|regalar|guardar)\b|\bcomo (?:hago|puedo|debo)\b(?! (?:el|la|los|las|tus?|una?)\b)`,
    ],
  ],
  [
    'listen',
    [
      heard`\b(?:te )?(?:puedo|quiero|tengo que|necesito) (?:contar|decir|preguntar|confesar)(?:te)? (?:algo|una cosa)\s*[?.!]*$`,
    ],
  ],
  [
    'openQuestion',
    [
      heard`\b(?:crees|piensas|opinas) (?:tu |vos )?(?:que|en|de)\b|\bque (?:crees|piensas|opinas)\b|\bque te parece\b|\b(?:tienes )?alguna idea\b`,
    ],
  ],
  [
    'tell',
    [
      heard`\b(?:cuenta|conta|habla|platica)(?:me|nos)\b|\b(?:dime|decime|di) (?:algo|una?|otra|cualquier)\b|\brec(?:ue|o)rdame\b|\bhazme (?:reir|acordar)\b`,
    ],
  ],
  [
    'question',
    [
      heard`\b(?:te acuerdas|te acordas|te acordabas|recuerdas|recordas)\b|\bcual(?:es)? (?:es|era|eran|fue|fueron) (?:tus?|el|la|los|las)\b|\bcomo se llama(?:ba|n|ban)?\b`,
      heard`(?:^|[.!?,;:¿] ?|\b(?:y|pero|oye|papa|mama|por cierto) )(?:a |de |en |con |por |para )?(?:que|cual(?:es)?|como|cuando|donde|adonde|quien(?:es)?|cuant[oa]s?)\b[^.!?]*\b(?:tus?|tuy[oa]s?|te|ti|nos|nuestr[oa]s?|eras|(?!dias\b|gracias\b|familias?\b|noticias\b|historias\b)\w+(?:aste|iste|abas|ias|abamos|iamos|imos))\b[^.!?]*\?`,
      heard`¿[^?]*\b(?!dias\b|gracias\b|familias\b|noticias\b|historias\b)(?:eras|\w+(?:aste|iste|abas|ias))\b[^?]*\?|\bpor ?que (?:no )?(?:nos |te |me )?\w+(?:aste|iste|abas|ias|amos|imos)\b[^.!?]*\?`,
      heard`^(?:y |oye,? )?(?:a |de |en |con )?(?:que|cual|como|donde|quien) (?:\w+ ){0,3}(?!dias\b|gracias\b)(?:eras?|\w+(?:aste|iste|abas|ias))\b|^(?:y )?cuando (?:te )?\w+(?:aste|iste)\s*$`,
    ],
  ],
  [
    'goodNews',
    [
      heard`\b(?:me (?:dieron|han dado|ofrecieron)|consegui|tengo|empiezo|empece|he conseguido) (?:el|un|una|la|mi)? ?(?:nuev[oa] )?(?:trabajo|empleo|puesto|beca|ascenso|piso|plaza|perrito|cachorro)\b|\bme (?:ascendieron|han ascendido|aceptaron|han aceptado|contrataron)\b`,
      heard`\b(?:aprobe|he aprobado|aprobo|me gradu[eo]|me titule|embarazad[oa]|me cas[eo]|nos casamos|me comprometi|buenas? noticias?|gane|ganamos|(?:voy|vamos) a (?:tener un bebe|ser (?:madre|padre|papas|mama|papa|abuel[oa]))|esper(?:o|amos) un bebe|gano la|dio sus primeros pasos|orgullos[oa] de mi mism[oa])\b|\b(?:nacio|ha nacido|acaba de nacer) (?:mi|la|el|tu|nuestr)`,
      heard`\b(?:ya|solit[oa]) (?:camina|anda|gatea)\b|\bestoy (?:muy |tan )?(?:feliz|content[oa]|ilusionad[oa])\b`,
    ],
  ],
  [
    'missing',
    [
      heard`\bextran(?:o|arte|ando\w*|e|amos)\b|\bte ech(?:o|e|amos|aba)\b[^.?!]{0,20}\b(?:de menos|en falta|a faltar|falta)\b|\bech\w+ (?:\w+ )?de menos\b|\bme haces?\b[^.?!]{0,20}\bfalta\b|\b(?:me|nos) (?:haces|faltas|falta (?:tu|oir|verte))\b|\bcuanta falta\b|\b(?:sone|sueno|he sonado) (?:\w+ )?contigo\b|\bme recuerdan? a ti\b`,
      heard`\bojala (?:estuvieras|estuvieses|pudieras|hubieras|pudiera (?:abrazar|ver|oir|llamar|contar|hablar|escuchar|tocar)\w*)\b|\b(?:te necesito|te pienso|pienso (?:mucho |tanto )?en ti|pensando en ti)\b|\bnecesito (?:a mi|verte|abrazarte|oirte|tus?|hablar contigo)\b`,
      heard`\b(?:quiero|quisiera|kiero|daria (?:todo|lo que sea|cualquier cosa|lo que fuera)) (?:por )?(?:poder )?(?:oir\w*|verte|abrazarte|escuchar\w*|tocarte|llamarte|hablar contigo|tenerte|un abrazo tuyo)\b`,
    ],
  ],
  [
    'hardDay',
    [
      heard`\b(?:dia|noche|semana|manana|mes|ano|tarde|rato|epoca|temporada) (?:tan |muy |mas |realmente )*(?:dur|dific|horribl|mal|pesad|larg|terribl|fatal|feo|complicad|espantos|asqueros)\w*|\b(?:mal|pesimo|horrible|duro) (?:dia|rato)\b|\bdia de perros\b`,
      heard`\b(?:hoy|todo|trabajo|noche|dia|reunion|colegio) (?:me )?(?:fue|ha sido|esta siendo|estuvo|salio) (?:\w+ )?(?:dur|dific|horribl|terribl|fatal|demasiado|pesad|mal|pesim)\w*|\bhorrible\b|\bespantos[oa]\b`,
      heard`\b(?:me (?:despidieron|han despedido|echaron|han echado|grito)|perdi (?:el|mi|la) (?:trabajo|empleo|casa|tren|vuelo|avion|cartera|bolso|telefono|llaves)|divorci\w+|rompimos|pelee|discuti|peleamos|discutimos)\b`,
    ],
  ],
  [
    'low',
    [
      heard`\b(?:murio|fallecio|ha muerto|hospital|urgencias|diagnostic\w+|operacion|me operan|accidente|funeral|entierro|velorio|cancer|enferm[oa]|perdi (?:a|al|mi) \w+)\b|\bnadie (?:mas |ya )?(?:pregunta|te nombra|se acuerda|habla de ti)|\blos demas (?:ya )?(?:siguen|siguieron)\b`,
      heard`(?<!\bno )\bllor(?!ent)\w+|\blagrimas?\b|\b(?:me siento|estoy|me quede|quedo|tan|muy) (?:\w+ )?sol[oa]\b|\bsoledad\b|\b(?:agotad|cansad|deprimid|destrozad|hundid|desesperad|asustad|abrumad|vaci|rot|perdid|angustiad|desolad)[oa]\b|\b(?:depresion|tristeza|miedo|ansiedad|angustia|pena|duelo|dolor|bajon|estres)\b|\btristes?\b`,
      heard`\b(?:ya )?no puedo (?:mas|dormir|comer|respirar|parar|dejar|levantarme|concentrarme|con (?:esto|todo|la vida))\b|\bno (?:duermo|estoy (?:nada )?bien|tengo (?:fuerzas|ganas))\b|\bme (?:duele|ahogo|derrumbo|hundo|rompo)\b|\bduele\b|\bestoy (?:mal|fatal|hech[oa] polvo)\b|\b(?:tan|demasiado) (?:callad|silencios|vaci)[oa]\b|\b(?:demasiado|tanto) silencio\b`,
    ],
  ],
  ['thanks', [heard`\bgracias\b|\b(?:te )?(?:lo )?agradezco\b|\bagradecid[oa]\b`]],
  [
    'love',
    [
      heard`\bte (?:re )?(?:quiero|kiero|amo|adoro)\b(?! (?:contar|decir|preguntar|pedir|ver|mostrar|ensenar|hablar|dar|escuchar|oir|abrazar|comentar)\w*)|\bt[qk]m\b|\bt amo\b|\bt quiero\b`,
    ],
  ],
  [
    'memory',
    [
      heard`\b(?:me )?(?:acuerdo|acorde|recuerdo|recorde|acordaba|recordaba)\b|\b\w+(?:abamos|iamos)\b|\baquel(?:la)? (?:vez|dia|noche|verano|tarde|viaje|navidad|ano)\b|\bla vez que\b|\bsiempre (?:me |nos |lo |te )?\w{3,}(?:abas|ias)\b|\bel dia (?:en )?que\b|\bcuando (?:era|eramos|eras|yo era|tenia|vivias|viviamos|me)\b`,
      heard`\b(?:encontre|he encontrado|aparecio|guardo|conservo|todavia tengo|aun tengo|me puse|mire|miraba|estuve mirando|abri|huele a)\b[^.]*\b(?:tus?|ti|tuy[oa]s?|fotos?|cartas?|nuestr\w+)\b`,
      heard`(?<!\b(?:hice|prepare|cocine|vendi|regale|done) )\btus? (?:viej[oa]s? )?(?:chaqueta|abrigo|jersey|sueter|camisa|reloj|anillo|silla|sillon|cartas?|fotos?|letra|voz|recetas?|jardin|libros?|discos?|guitarra|piano|cuarto|habitacion|cosas|ropa|zapatos|sombrero|gafas|lentes|risa|sonrisa|manos|cama|taza|olor|perfume)\b`,
      heard`\b(?:me|nos) (?:ensenaste|regalaste|llevabas|llevaste|contabas|cantabas|cocinabas|hacias|preparabas|decias|llamabas|diste|leias|esperabas|comprabas)\b`,
    ],
  ],
  [
    'deed',
    [
      heard`\b(?:fui|hice|cocine|limpie|vi|conoci|llame|visite|compre|pase|camine|plante|termine|empece|lei|pinte|arregle|tome|lleve|corri|intente|pedi|puse|escribi|cante|ordene|nade|jugue|colgue|firme|sali|prepare|guarde|sembre|regue|saque|cene|desayune|comi|bane|monte|cosi|horne[eo]|vendi|done|regale|tire|doble|lave|cambie|encendi|rece|corte|teji)\b`,
      heard`\b(?:dia|tarde|noche|fin de semana|paseo) (?:tan |muy )*(?:bonit|hermos|lind|feliz|precios|maravillos|buen)\w*|\b(?:un|que) (?:buen|lindo|hermoso|gran|bonito) (?:dia|rato|fin de semana)\b`,
      heard`\b(?:he|hemos) (?:ido|hecho|visto|puesto|escrito|\w+(?:ado|ido))\b|\b(?:fuimos|hicimos|cocinamos|limpiamos|compramos|plantamos|comimos|salimos|pintamos|paseamos|vimos)\b`,
    ],
  ],
  [
    'news',
    [
      heard`\b(?:hoy|ayer|anoche|manana|anteayer)\b|\besta (?:manana|tarde|noche|semana)\b|\beste (?:finde|fin de semana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|mes|ano|verano)\b|\bla semana que viene\b|\bel (?:proximo |otro )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b`,
      heard`\b(?:mi|mis|los|las|nuestr[oa]s?|el|la) (?:hij[oa]s?|niet[oa]s?|nin[oa]s?|herman[oa]s?|jef[ea]|vecin[oa]s?|perr[oa]s?|gat[oa]s?|marido|mujer|espos[oa]|novi[oa]|amig[oa]s?|coche|carro|auto|jardin|ti[oa]s?|prim[oa]s?|sobrin[oa]s?)\b|\b(?:vamos|voy) a\b`,
    ],
  ],
  [
    'greeting',
    [
      heard`^(?:hola|holi|ola|hey|ey|buenas|buenos dias|buen dia|buenas tardes|querid[oa]|saludos|aqui estoy)\b(?:\W+\w+){0,6}\W*$`,
    ],
  ],
  [
    'short',
    [
      heard`^(?:(?:bueno|pues),? )?(?:nada(?: mas| nuevo| especial)?|no mucho|no se|no lo se|nose|ns|ya|ya veo|bueno|vale|ok|okey|okay|si|no|puede ser|quizas?|tal vez|supongo(?: que si)?|da igual|estoy bien(?:,? (?:supongo|creo))?|bien|aja|m{2,}|claro|olvidalo|no realmente|la verdad no|no se (?:que|como) (?:decir|escribir|poner)(?:te)?)\W*$`,
    ],
  ],
  [
    'openQuestion',
    [heard`[?]|^(?:que|cual|cuando|donde|quien|por ?que|como|sera|habra) (?!bonit|bien|lind)`],
  ],
];
