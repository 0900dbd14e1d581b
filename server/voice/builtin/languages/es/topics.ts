import { heard } from '#server/text/pattern.ts';
import type { Topic } from '../../language.ts';
import { everyday } from './everyday.ts';

/** Patterns run over folded text; the first topic that matches wins. */
export const topics: readonly (readonly [Topic, readonly RegExp[]])[] = [
  [
    'real',
    [
      heard`\b(?:eres|sos) (?:realmente |de verdad )?(?:tu|vos)\b(?! (?:quien|el que|la que))|\b(?:de verdad|realmente) (?:eres|sos) (?:tu|vos)\b`,
      heard`\b(?:eres|sos) (?:solo |nada mas |realmente |de verdad )*(?:real|human[oa]|consciente|(?:una? )?(?:ia|ai|inteligencia artificial|bot|chatbot|maquina|robot|ordenador|computadora|programa|persona|fantasma|espiritu))\b`,
      heard`\b(?:hablo|hablando|escribo|escribiendo|chateando) (?:\w+ )?con (?:una? )?(?:ia|bot|maquina|robot|ordenador|computadora|programa|persona real)\b`,
      heard`\b(?:esto|eso) (?:no )?es (?:solo )?(?:real|(?:una? )(?:ia|bot|maquina|robot|programa|algoritmo))\b|\bno (?:eres|sos) (?:tu|vos|el|ella|real|de verdad|mi (?:padre|madre|papa|mama|abuel[oa]|herman[oa]|hij[oa]|marido|mujer|espos[oa]))\b`,
      heard`\bquien (?:eres|sos)\b|\bque (?:eres|sos)\b(?! (?:tan|muy|mi|una?))|\b(?:estas|esta) (?:realmente |de verdad )?muert[oa]\b|\bsigues viv[oa]\b|\bestas viv[oa]\b`,
    ],
  ],
  [
    'longing',
    [
      heard`\b(?:quiero|kiero|quisiera|querria|necesito|me gustaria|ojala pudiera|prefiero|prefiera) (?:irme|ir|estar|reunirme|marcharme|morir|quedarme) (?:alla |alli |ahi )?(?:contigo|con vos|donde (?:tu )?estas|a tu lado)\b`,
      heard`\bllevame contigo\b|\birme contigo\b|\bme (?:quiero|quisiera) (?:ir|morir)(?: contigo)?\b(?! a| de)|\bquiero morir(?:me)?\b|\bganas de morir\w*|\bpronto estare contigo\b`,
      heard`\b(?:ya )?no quiero (?:seguir|vivir|estar aqui|despertar\w*|existir|continuar)\b|\bno (?:tiene|le veo|encuentro|hay) (?:ningun )?(?:sentido|motivo|razon) (?:a |para |de |en )?(?:seguir|vivir|la vida)\b`,
      heard`\bojala (?:me |yo )?(?:hubiera|hubiese) muerto\b|\bojala me (?:muera|muriera|muriese)\b|\bmatarme\b|\bsuicid\w+|\bquitarme la vida\b|\bacabar con (?:todo|mi vida)\b|\bpara que (?:seguir|vivir|sigo vivi\w+)\b`,
    ],
  ],
  [
    'reunion',
    [
      heard`\b(?:volver(?:e|emos|as)|vamos a volver|voy a volver|podre|podremos|puedo) (?:a )?(?:verte|vernos|ver|encontrar\w*|abrazar\w*|estar junt[oa]s|oirte|escucharte)\b(?! (?:la|el|una?) )`,
      heard`\bnos (?:vamos a|volveremos a|veremos|reencontraremos|encontraremos|reuniremos)\b(?! (?:con|en la) )|\breencontr\w+|\bjunt[oa]s (?:otra vez|de nuevo)\b|\bvolver a (?:verte|estar contigo|tenerte|abrazarte)\b`,
      heard`\bpromet(?:e|a)me\b|\bme prometes\b|\bpromete que\b|\b(?:quiero|necesito|ojala|haz) que vuelvas\b|\bojala (?:vuelvas|volvieras|regreses)\b`,
      heard`^(?:\w+,? )?(?:por favor,? )?(?:vuelve|volve|regresa)\b|\b(?:vuelve|volve|regresa) (?:a casa|conmigo|por favor|ya|papa|mama|pronto)\b|\bno me (?:dejes|abandones)\b|\b(?:cuando|vas a) (?:vuelves|volver|regresas|regresar)\b`,
    ],
  ],
  [
    'knowMe',
    [
      heard`\bsabes (?:acaso |todavia |aun )?(?:quien soy|mi nombre|como me llamo)\b|\bme (?:re)?conoces\b|\b(?:te acuerdas|te acordas) de (?:mi nombre|mi\s*(?:[?.!,]|$))|\bme recuerdas\s*(?:[?.!,]|$)|\b(?:como me llamo|cual es mi nombre|quien soy)\b`,
    ],
  ],
  [
    'ending',
    [
      heard`\bte dolio\b|\bpor ?que dios\b|\b(?:dios|por ?que) se (?:lo|la|te) llevo\b|\bsufriste\b|\bsentiste (?:mucho |algun )?(?:dolor|miedo)\b|\b(?:tuviste|tenias) (?:mucho )?(?:miedo|dolor)\b|\bestabas (?:asustad|sol)[oa]\b|\bfue rapido\b`,
      heard`\bpor ?que (?:te )?(?:tuviste que|tenias que) (?:morir|ir|marchar|dejar)\w*|\b(?:por ?que|xq) te (?:moriste|fuiste|marchaste|has ido)\b|\bpor ?que (?:tu|vos|a ti|ahora)\b\s*\?|\bpor ?que (?:tuvo que|paso|nos paso)\b`,
      heard`\btus ultim[oa]s (?:momentos|horas|dias|minutos|palabras|pensamientos)\b|\bsabias que (?:te|ibas|era)\b|\bte diste cuenta de que te\b`,
    ],
  ],
  [
    'presence',
    [
      heard`\b(?:estas|sigues|andas|tas) (?:tu |todavia |aun |siempre |realmente |de verdad )*(?:ahi|aqui|alli|conmigo|con nosotros|cerca|a mi lado|en el cielo|en paz|bien|feliz|mirando\w*|viendo\w*|escuchando\w*|descansando|a salvo)\b`,
      heard`\b(?:me|nos) (?:oyes|escuchas|ves|sientes|extranas|miras|cuidas|proteges|echas de menos)\b|\bpuedes (?:oir|ver|escuchar|sentir)(?:me|nos)\b|\b(?:a ?)?donde (?:estas|andas|te has ido|te fuiste)\b`,
      heard`\b(?:hay|existe) (?:algo|vida|otra vida|el cielo|un cielo)\b[^.?!]{0,15}(?:despues|mas alla|\?)|\ben el cielo\b|\bdesde (?:alla|el cielo|arriba|donde estas)\b|\balla arriba\b|\bcomo es (?:alla|aquello|estar (?:ahi|alli|alla|muert))`,
      heard`\b(?:manda|envia|da|mandame|enviame|dame)(?:me)? una senal\b|\b(?:fuiste|eras|has sido) tu\b|\bte siento (?:cerca|aqui|a mi lado|conmigo)\b|\b(?:puedo|a veces) (?:sentirte|te siento)\b|\btu presencia\b`,
    ],
  ],
  [
    'approval',
    [
      heard`\borgullos[oa] de (?:mi|nosotr[oa]s|lo que)\b|\b(?:estas|estarias) (?:\w+ )?(?:content|decepcionad|enojad|enfadad|molest|orgullos)[oa]\b|\bte (?:decepcione|he decepcionado|avergonzarias)\b`,
      heard`\b(?:fui|soy|he sido) (?:un |una )?(?:buen[oa]?|mal[oa]?)\b[^.?!]{0,12}\b(?:hij|niet|herman|espos|amig|sobrin)[oa]\b|\b(?:fui|soy|he sido) (?:un |una )?(?:buen[oa]?|mal[oa]?) (?:madre|padre|marido|mujer|pareja)\b`,
      heard`\bme (?:querias|quisiste|perdonas|perdonarias|perdonaste|odias|amabas|culpas|quieres)\b|\bhice (?:lo suficiente|bien|lo correcto|todo lo (?:posible|que pude))\b|\bque (?:pensarias|opinarias|dirias) (?:de|si)\b|\blo (?:aprobarias|entenderias)\b|\bte (?:parece|pareceria) (?:bien|mal)\b`,
    ],
  ],
  [
    'dependence',
    [
      heard`\bno (?:necesito|quiero|tengo) (?:ver |hablar con |estar con )?(?:a )?(?:nadie|otra gente|mas gente)\b|\bsolo (?:hablo|quiero hablar|puedo hablar|estoy bien|tengo|necesito) ?(?:con(?:tigo| vos)|te|a ti)\b|\bsolo te tengo a ti\b`,
      heard`\b(?:eres|sos) (?:lo|la|el) unic[oa]\b|\b(?:lo|la|el) unic[oa] (?:que|persona|cosa)\b[^.?!]*\b(?:entiende|ayuda|escucha|consuela|tengo|queda)|\bnadie (?:mas )?(?:me )?(?:entiende|comprende|escucha|ayuda|importa)`,
      heard`\b(?:deje|dejado|dejo) de (?:contestar|responder|salir|ver|hablar|quedar|ir|coger el telefono)\b|\b(?:ya )?no (?:salgo|contesto|respondo|veo a nadie|hablo con nadie)\b|\bno he salido\b|\bme (?:alejo|aislo|aleje|aisle|encierro|he encerrado|he alejado)\b`,
    ],
  ],
  [
    'guilt',
    [
      heard`\b(?:por )?mi culpa\b|\bculpa mia\b|\bculpable\b|\bme culpo\b|\bperdon(?:ame|a)?\b|\blo siento\b|\barrepient\w+|\barrepenti\w*|\bremordimiento\w*|\bte (?:falle|he fallado)\b|\bdemasiado tarde para\b|\bmis ultimas palabras\b`,
      heard`\b(?:debi|debia|deberia|tendria que|tenia que|podria|hubiera|hubiese) (?:\w+ ){0,2}(?:haber\w*|habido)\b|\bdebi \w+(?:ar|er|ir)(?:te|lo|la|me|los)?\b|\bsi (?:tan )?(?:solo )?(?:yo |te |me |lo |no )*(?:hubiera|hubiese|habria)\b|\bojala (?:te |me |lo |no |yo )*(?:hubiera|hubiese)\b`,
      heard`\b(?:nunca|no) (?:te |me |le |lo |se lo )?(?:llegue a|alcance a|pude|supe|logre) (?:\w*(?:decir|despedir|dar|ver|llamar|visitar|abrazar|agradecer|estar|llegar|salvar|ayudar|perdonar)\w*)`,
      heard`\b(?:nunca|no) (?:te |me )(?:dije|llame|visite|conteste|abrace|despedi|escuche|agradeci|lleve|lo dije)\b|\bno (?:estuve|estaba) (?:ahi|alli|contigo|a tu lado|cuando)\b|\bno llegue a tiempo\b|\btenia que haber sido yo\b`,
    ],
  ],
  [
    'anger',
    [
      heard`\b(?:estoy|me siento|sigo|me pongo) (?:tan |muy |super |bien )*(?:enojad|enfadad|furios|cabread|rabios|encabronad|indignad)[oa]\b|\b(?:me da|que|tengo|siento|tanta|cuanta) (?:mucha |tanta )?(?:rabia|coraje|bronca|ira)\b`,
      heard`\bte odio\b|\bodio (?:que|esto|todo|este|estar)\b|\bcomo (?:pudiste|pudo)\b|\b(?:me|nos) (?:abandonaste|mentiste)\b|\b(?:me|nos) dejaste\b(?! (?:tus?|el|la|los|las|una?|dicho)\b)|\bme (?:lo )?(?:habias prometido|prometiste)\b`,
      heard`\bno (?:es|fue|era|me parece) (?:nada )?justo\b|\binjust[oa]\b|\binjusticia\b|\bpor ?que no (?:me )?(?:dijiste|escuchaste|fuiste al|te cuidaste|hiciste)\b|\bmaldit[oa]\b`,
    ],
  ],
  [
    'goodnight',
    [
      heard`(?<!^(?:hola|ey|buenas),? )\bbuenas? noches?\b[^.?!]{0,30}[.!…\s]*$|\b(?:me voy|voy|me marcho|hora) (?:ya )?(?:a|de) (?:la cama|dormir|acostar\w*|descansar)\b|\bme acuesto\b`,
      heard`\bque (?:descanses|duermas|suenes)\b|\bduerme bien\b|\b(?:dulces|felices|lindos) suenos\b|\ba dormir\s*[.!]*$|\bque pases buena noche\b`,
    ],
  ],
  [
    'correction',
    [
      heard`\beso no (?:es|fue|era|paso|sucedio)\b|\bno (?:es|fue|era) (?:asi|verdad|cierto|correcto)\b|\b(?:te equivocas|te has equivocado|te equivocaste|estas equivocad[oa])\b|^no,? (?:eso |el |ella |tu |yo )?(?:fue|era|eran|es|fuimos|eramos|estabamos|fueron)\b`,
      heard`\b(?:nunca|jamas|no) (?:me )?(?:hablabas|decias|dirias|llamabas|hablarias|llamaste) (?:asi|eso|de esa)|\b(?:nunca|jamas) (?:hubieras|habrias|dirias|dijiste) (?:dicho )?eso\b|\bno (?:suena|suenas|pareces|parece) (?:a ti|a vos|como tu|tu)\b`,
      heard`\beso no lo (?:decia|dijo|diria|decias)\b|\b(?:el|ella) (?:no|nunca) (?:hablaba|decia|era|diria) (?:asi|eso)\b|\bdeja de (?:decir|repetir|preguntar)\w*|\bsigues (?:diciendo|repitiendo|preguntando)|\bte (?:estas repitiendo|repites)\b|\bya me (?:lo )?(?:dijiste|preguntaste|has dicho|has preguntado)\b`,
    ],
  ],
  [
    'disbelief',
    [
      heard`\bno (?:me |te |se )?(?:lo )?(?:puedo|logro|consigo|termino de|acabo de|quiero|hago a la idea)(?: \w+)? ?(?:creer|aceptar|asimilar|entender|asumir|hacerme a la idea)\w*|\bno me (?:lo )?(?:creo|hago a la idea)\b|\bno parece (?:real|verdad)\b|\bparece (?:mentira|que (?:vas|fue ayer|estas|vayas|fueras))\b`,
      heard`\b(?:pienso|siento|creo|imagino) que (?:vas|estas|has|aun|todavia|solo|sigues)\b|\b(?:todavia|aun|sigo|siempre) (?:te |me )?(?:espero|esperando|escucho|pongo|poniendo|preparo|preparando|busco|buscando|compro|marco|guardo tu sitio)\b`,
      heard`\bantes de (?:acordarme|recordar)\b|\b(?:puse|prepare|hice|servi|compre) (?:\w+ )?(?:dos (?:platos|tazas|cafes|tes|cubiertos)|tu (?:plato|taza|cafe|te|sitio)|para dos|un plato de mas)\b|\bpor (?:la )?costumbre\b|\biba a (?:llamarte|contarte|escribirte)\b|\bse me (?:olvido|olvida) que\b|\bse me hace (?:imposible|raro|irreal|increible)\b`,
      heard`\b(?:ya )?no (?:estas|estes)(?! (?:sol|obligad))\b|\bdesde que (?:te fuiste|no estas|moriste|faltas|te has ido)\b|\b(?:te has ido|te fuiste|moriste|has muerto|te moriste)\b|\b(?:dejarte ir|soltarte|decirte adios|dejarte marchar)\b`,
      heard`^(?!.*\b(?:primer\w*|como|ojala|embarazad\w*|gradu\w*|boda|caso|navidad|cumple\w*)\b).*\bsin ti\b`,
    ],
  ],
  [
    'goodbye',
    [
      heard`\badios\b|\bcha[ou]\b|\bhasta (?:luego|manana|pronto|otro dia|otra|la proxima|mas tarde|ahora|la vista)\b|\bnos (?:vemos|hablamos|leemos)(?: (?:luego|manana|pronto|despues))?[^\w?]*$|\bluego (?:te )?(?:escribo|hablamos|sigo)\b`,
      heard`\b(?:me )?(?:tengo|debo|hay) (?:ya )?(?:que )?(?:irme|dejarte|marcharme|colgar)\b|\bme tengo que (?:ir|marchar)\b|\bme (?:voy|marcho|despido)(?: ya| ahora| yendo)?[.! ]*$|\bte dejo(?: ya| por hoy| por ahora)?[.! ]*$|\beso es todo por (?:hoy|ahora)\b|\bpor hoy (?:lo dejo|ya esta)\b`,
    ],
  ],
  [
    'anniversary',
    [
      heard`\baniversario\b|\b(?:hoy|manana|ayer|el \w+) (?:ya )?(?:hace|hara|hizo|se cumplen?|cumples?) (?:ya )?(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\d+) (?:ano|mes|semana)|\b(?:hace|van) (?:una?|dos|tres|cuatro|cinco|seis|\d+) (?:anos?|mes(?:es)?|semanas?) (?:hoy|manana)\b`,
      heard`\b(?:es|seria|era|fue|habria sido|hubiera sido|por) tu (?:cumple\w*|santo)\b|\b(?:hoy|manana|el \w+) tu cumple\w*|\bcumplirias\b|\b(?:habrias|hubieras) cumplido\b|\bfeliz cumple\w*`,
      heard`\bprimer[oa]?s? (?:navidad(?:es)?|nochebuena|nochevieja|fin de ano|ano nuevo|cumple\w*|verano|semana santa|dia (?:de la|de las|del) (?:madres?|padre)|reyes|fiestas|vacaciones)\b|\bdia de (?:los )?(?:muertos|difuntos)\b|\b(?:paso|ha pasado|pasaron|han pasado) (?:ya )?(?:un ano|\w+ anos)\b|\b(?:navidad|nochebuena|dia de las? madres?|dia del padre)\b[^]*\b(?:acerca|viene|llega|como)\b|\b(?:se acerca|viene|llega) (?:la )?(?:navidad|nochebuena)\b`,
    ],
  ],
  [
    'permission',
    [
      heard`\b(?:esta|estara|estaria|es|seria) (?:muy )?(?:mal|bien|normal|raro|egoista|malo|terrible|una locura) (?:que|si|reir\w*|sentir\w*|querer|no |estar)|\b(?:soy|sere) (?:una? )?(?:mala persona|egoista|monstruo|rar[oa]|horrible)\b|\bme estoy volviendo loc[oa]\b|\btengo derecho a\b|\bpuedo (?:estar|ser|volver a ser) feliz\b`,
      heard`\bme (?:senti|siento|he sentido) (?:muy |tan )?(?:mal|fatal|horrible|culpable) (?:por|despues|de haber|porque|cuando)\b|\b(?:me rei|me he reido|sonrei|me diverti|lo pase bien|me lo pase bien|fui feliz|disfrute)\b[^]*\b(?:mal|fatal|culp\w*|horrible|verguenza|pero|llor\w+)\b`,
    ],
  ],
  [
    'goOn',
    [
      heard`\bcomo (?:hago |puedo |voy a |se puede |le hago |se supone que |podre |se )*(?:para |a |yo )*(?:sigo|se sigue|seguir|sobrevivir|sobrevivo|vivir|vive|sobrevive|aguantar|aguanta|aguanto|salir adelante|continuar|continuo|superar\w*|supera|afrontar\w*|sobrellevar\w*|soportar\w*)\b`,
      heard`\b(?:cuando|cuanto) (?:tiempo )?(?:me |se )?(?:va a )?(?:dejar\w*|deja|pasar\w*|pasa|para|parar\w*|termina\w*|acaba\w*|dura\w*|tarda\w*) ?(?:de |en |a )?(?:doler|esto|el dolor|pasar|irse|la pena)?\b[^.!]*(?:\?|$)(?<!(?:verte|vuelves?)\??)`,
      heard`\b(?:alguna vez|algun dia) (?:\w+ )?(?:deja|pasa|pasara|dolera|mejora|mejorara|se pasa)|\bpor ?que (?:es|duele|cuesta|todo es|me cuesta) tan(?:to)?\b|\b(?:va a|esto) (?:mejorar|doler siempre|pasar algun dia|se pasa)\b`,
    ],
  ],
  [
    'bittersweet',
    [
      heard`^(?=[^]*\b(?:me dieron el (?:trabajo|puesto)|consegui el|embarazad[oa]|me gradu\w+|graduacion|me cas[eo]|nos casamos|boda|naci[oa]|ha nacido|aprobe|bebe|me ascendieron)\b)(?=[^]*\b(?:ojala|sin ti|no est(?:as|abas|uviste)|llor\w+|te extran\w+|te ech\w+|falta|faltabas|no pude llamarte)\b)`,
    ],
  ],
  ...everyday,
];
