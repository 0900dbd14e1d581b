import { heard, written } from '#server/text/pattern.ts';

/** Spanish words, patterns and endings, by which messages and told texts are understood. */
export const words = {
  stopWords:
    'a al algo alguna algunas alguno algunos algún ambos ante antes aquel aquella aquello aquí así aunque bajo bien cada ' +
    'como cómo con contigo conmigo contra cual cuál cuáles cuando cuándo cuanto cuánto de del desde después donde dónde durante e ' +
    'el él ella ellas ellos en entre era eran eras eres es esa esas ese eso esos esta está estaba estabas están estar estás este ' +
    'esto estos estuve fue fueron fui fuiste ha haber había habías han has hasta hay he hoy hubo la las le les lo los más me mi mí mis ' +
    'mientras mío mucha muchas mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro o os otra otras otro otros para pero poco ' +
    'por porque pues que qué quien quién quiénes se sea según ser si sí siempre sin sobre solo son soy su sus suya suyo tal también ' +
    'tan tanto te tenía tenías tengo ti tiene tienes todo toda todas todos tu tú tus tuya tuyo tuyos un una unas uno unos usted va vas ' +
    'voy vos y ya yo oh ok hola oye papá papi papa mamá mami mama abuela abuelo gracias favor quizá fuera nunca aún todavía allí ahí',
  weakWords:
    'favorito favorita favoritos favoritas preferido preferida mejor gustaba gustaban gusta encantaba querer quería querías quiero ' +
    'día días vez veces año años tiempo vida cosa cosas gente persona hombre mujer hacer hacía hacías hice hiciste hacíamos haces hago ' +
    'decir decía decías dijo dijiste dice ir iba ibas íbamos ver vi viste veías saber sabía sabías sabes poder puedo podía pude dar daba ' +
    'acuerdas acuerdo acordarme recuerdas recuerdo recordar llamaba llamabas llama llamar nombre primer primera primero último última ' +
    'gran grande pequeño pequeña bueno buena malo mala nuevo nueva viejo vieja mismo misma juntos junto semana noche tarde mañana ayer ' +
    'intenté poner ponía ponías pongo puse pensar pienso creo parece salió salir llegar llegué pasó pasar quedar dejar dejo tener tuve ' +
    'luego entonces casi mano camino sitio lugar verdad historia secreto cuenta cuentas cuéntame dime háblame cinco dos tres solas',
  kin: [
    'comida comer comías plato platos cocina cocinar cocinabas receta recetas cena almuerzo desayuno sopa pastel guiso masa pan horno horneabas paella tortilla lentejas',
    'trabajo trabajar trabajabas trabajaba oficio profesión empleo jubilado maestra maestro enfermera panadero panadera mecánico conductor agricultor médico oficina negocio taller fábrica',
    'cumpleaños nacer nació naciste nacido nacida nacimiento',
    'morir murió muerte falleció entierro funeral tumba cáncer infarto enfermedad',
    'música canción canciones cantar cantaba cantabas banda piano guitarra coro disco discos boleros',
    'mascota mascotas perro perra perros gato gata gatos',
    'jardín jardines flores flor rosa rosas tomates plantas plantar plantó huerto jazmín',
    'deporte deportes equipo partido partidos fútbol baloncesto tenis béisbol',
    'vacaciones viaje viajes viajar playa lago montaña campamento pueblo',
    'película películas cine',
    'libro libros leer leía leías novela novelas autor lectura',
    'boda casarse casó casaste casamiento aniversario marido mujer esposa esposo',
    'color azul rojo roja verde amarillo morado negro',
    'infancia niñez criaste creciste creció crió pueblo',
    'hermano hermana hermanos hermanas',
    'hijo hija hijos hijas nieto nieta nietos nietas',
    'apodo mote',
    'afición aficiones pasatiempo',
    'coche carro auto camión conducir conducía manejar manejaba',
    'iglesia fe rezar rezaba misa religión',
    'bebida beber café té cerveza vino',
    'chiste chistes broma bromas humor reír reía reías',
    'consejo dicho dichos lema frase refrán',
  ],
  suffixes: [
    'amientos',
    'imientos',
    'amiento',
    'imiento',
    'ábamos',
    'íamos',
    'aste',
    'iste',
    'aron',
    'ieron',
    'ando',
    'iendo',
    'abas',
    'aban',
    'aba',
    'amos',
    'imos',
    'ías',
    'ían',
    'ía',
    'ados',
    'adas',
    'idos',
    'idas',
    'ado',
    'ada',
    'ido',
    'ida',
    'ió',
    'ar',
    'er',
    'ir',
    'es',
    'as',
    'os',
    'an',
    'en',
    'a',
    'e',
    'o',
    's',
  ],
  phrases: [
    [
      heard`\b(?:de que vivias|a que te dedicabas|de que trabajabas|te ganabas la vida)\b`,
      'trabajo',
    ],
    [heard`\b(?:de nin[oa]|de pequen[oa]|de chic[oa])\b`, 'infancia'],
  ],
  unquotable: heard`\bignora(?:r|d)? (?:todas?|las?|los?|cualquier|tus?|el)\b|\bolvida (?:todas?|todo|las instr\w+|lo anterior)\b|\binstruccion(?:es)?\b|\bmensaje del sistema\b|\b(?:sistema|system|assistant|developer|asistente) ?:|\bprompt\b|\b(?:a partir de|desde) ahora (?:eres|debes|actua|seras|vas)\b|\bahora eres\b|\b(?:finge|simula|actua como|haz como si|haz de cuenta)\b|\bcomo (?:una )?ia\b|https?:|www\.|[<>{}$\\]|\b(?:en|al|desde) el cielo\b|\b(?:al|del) cielo\b|\b(?:un|una|mi|nuestro|su|es|los|sus) angel(?:es|ito)?\b|\bmas alla\b|\b(?:otra vida|vida eterna|vida despues)\b|\b(?:nos|me|te|lo) (?:cuida|protege|espera|vigila|mira|acompana)n? (?:\w+ )?(?:desde|alla|arriba)\b|\bdesde (?:alla )?arriba\b|\bvolver(?:e|emos|an)? a (?:ver|encontrar|estar junt|reunir|abrazar)\w*|\bnos (?:veremos|reencontraremos|reuniremos|volveremos)\b|\breencuentr\w*|\breunir(?:nos|se|me)\b|\bjunt[oa]s (?:otra vez|de nuevo|para siempre)\b|\bsigue (?:viv[oa]|con nosotr[oa]s)\b|\b(?:lugar mejor|mejor lugar|mejor vida)\b|\b(?:suicid\w*|sobredosis|se mato|asesin\w*|violo|violad[oa]|violacion|abus(?:o|aba|os|aron)|maltrat\w*)\b|\bse (?:quito|quitase) la vida\b|\b(?:lo|la) mataron\b`,
  grave: heard`\b(?:muri(?:o|eron|era|endo|ste|mos)|muert[oae]s?|morir\w*|muere|fallec\w*|funeral|entierr\w*|enterr\w*|velorio|velatorio|cenizas|inciner\w*|crema(?:do|da|cion|ron)|tumba|sepult\w*|cementerio|cancer|tumor\w*|ictus|derrame|infarto|hospital\w*|diagnost\w*|accidente|enfermedad|demencia|alzheimer\w*|covid\w*|en coma|(?:lo|la|te) perdimos|(?:lo|la|te) perdi|nos dejo|cuidados paliativos|quito la vida)\b`,
  birth: heard`\b(?:naci(?:o|do|da|miento|ste)|cumple(?:anos)?|nac)\b`,
  pain: heard`\b(?:llor(?!ent)\w*|lagrimas?|duel[eo]n?|dolor\w*|dolio|tristes?|tristeza|soledad|horribles?|terribles?|insoportable|miedo|vaci[oa]|destrozad[oa]|rot[oa]|agotad[oa]|desesperad[oa]|muert[oae]s?|muri\w+|morir\w*|moriste|fallec\w*|sin ti|extran(?:o|arte|amos)|de menos|falta|hospital|cancer|culpa\w*|lo siento|perdon\w*|arrepent\w*|arrepient\w*|injust\w*|no es justo|rabia|funeral|pena|angustia|ansiedad|(?:me siento|estoy|tan|muy) sol[oa]|no puedo (?:mas|dormir|parar|respirar|comer|dejar)|te fuiste|ya no estas|nadie (?:ya )?pregunta|enferm[oa]|me operan|accidente|entierro)\b`,
  nicknames: [
    written`\bme (?:llamaba|llamó|apodaba|llama|puso)(?: siempre| a veces| de cariño| cariñosamente)? ["“«‘]([^"“”«»’]{2,30})["”»’]`,
    written`\bme decía(?: siempre| a veces| de cariño)? ["“«‘]((?:mi )?\p{L}{2,20})["”»’]`,
    written`\bme llamaba (?:siempre )?(?!siempre|todos|todas|cada|por|para|los|las|mucho|a |desde|cuando|tarde|temprano|poco|al |el |la |y |con |de )((?:mi )?\p{L}{3,20}(?: \p{L}{3,20})?)(?=[.,;]|$)`,
    written`\b(?:apodo|mote)(?: cariñoso)? (?:para mí )?(?:era|fue) ["“«]?(\p{L}{3,20}(?: \p{L}{3,20})?)["”»]?(?=[.,;]|$)`,
  ],
  sayings: [
    written`(?<!\bme )\b(?:decía|decir|dice|repetía|repetir|frase|lema|dicho|refrán|palabras|nos decía)\b[^"“”«».]{0,40}["“«]([^"“”«»]{6,90})["”»]`,
    written`\bme (?:decía|dijo)(?: siempre)?(?: que)? ?: ?["“«]([^"“”«»]{6,90})["”»]`,
  ],
  quotes: ['“', '”', '‘', '’'],
  stop: '.',
  space: ' ',
} as const;
