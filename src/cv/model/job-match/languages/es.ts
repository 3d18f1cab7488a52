import type { LanguageRules } from '../language-rules.ts';

export const ES: LanguageRules = {
  common: `a acá ahí al algo alguna algunas alguno algunos allí ante antes aquí así aún aunque bajo bien cada como con contra cual cuales
    cualquier cuando cuanto de del desde donde dos durante e el él ella ellas ellos en entre era eres es esa esas ese eso esos esta está
    están estar estas este esto estos estás etc fue ha hacia han has hasta hay la las le les lo los más me menos mi mientras mis mucha
    muchas mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o otra otras otro otros para pero poco por porque
    puede pueden puedes que qué quien quién se sea según ser será si sí sin sino sobre somos son su sus también tan tanto te tendrás tener
    ti tiene tienen tienes toda todas todo todos tras tu tú tus u un una unas uno unos usted ustedes vez y ya yo tres cuatro cinco`,
  filler: `abierto acceso acorde activa activamente actitud actual actualmente además adecuado alta alto ambiente amplia analítico año años
    apasiona apoyar apoyo aportar aprender apúntate área aspectos asegurar ayuda ayudar base básico beneficio búsqueda buen busca buscamos
    buscando candidata candidatura capacidad cargo carrera cierre clave colaborar colaboración compañeros competencias competitivo completa
    compromiso comunicativo condiciones conocimiento conseguir contacto contar continua contratación contrato contribuir correcta crear
    creativo crecer crecimiento cultura cuenta currículum cv deseable demostrable demostrada desarrolla desarrollar desempeñar desde después
    destrezas día diaria diferentes dinámico dirigida disponibilidad diseñar disponible diversas edad ejecutar ejemplo elaborar empleo
    empresa encargado encargarás enfoque enseñar entorno entrega envía envíanos equipo equivalente escrita esencial estabilidad estable
    estamos estudios etapa excelente exigencia experiencia experto éxito fácil facilidad fecha fin flexible flexibilidad fluido forma formar
    función fuerte futuro ganas garantizar general gente global gran grande grupo habilidad hablado hacer harás híbrido hora horario humano
    idea imprescindible impacto importante incorporación incorporamos incorporar indefinido iniciativa inicial inmediata innovador integrar
    inquietudes interés interesante internacional jornada joven junior labor laboral lado líder liderar lugar manejo mantener manera mayor
    medio mejor mejorar mensual mes meses metodología mínima miembro misión moderno momento motivada mundo mundial necesaria necesidades
    nivel nombre nueva objetivo oferta oficina ofrece ofrecemos opción oportunidad orientación orientado organización parte participar
    pasión perfil persona personal plantilla plan plus plena posibilidad posibles posición posterior práctica preferible preferiblemente
    presencial presentación principal proactiva problemas proceso profesional propia próximo puesto realizar remoto remuneración requerida
    requisito resolución responsabilidad responsable resultado reto retribución rol saber salario salarial sector segundo seguir seguridad
    semana semanal senior sentido siguiente similar sitio sociales sólida solución solvencia sueldo superior tarea teletrabajo temprana
    tiempo tipo titulación título trabaja trabajar trato través últimas único útil usar uso utilizar vacaciones vacante valor valorable
    valorará valoramos variable varias vida visión vocación fluidez dominio enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre lunes viernes`,
  links: 'de del',
  articles: 'el la las los',
  headings: {
    needed: `requisito|qué buscamos|que buscamos|qué pedimos|perfil|tu perfil|lo que buscamos|qué necesitas|imprescindible|conocimientos|habilidades|experiencia requerida|buscamos`,
    wished: `deseable|se valora|valorable|plus|se valorará|nos encantaría`,
    tasks: `funciones|responsabilidades|tareas|qué harás|que harás|tu misión|tu rol|descripción|tu día a día`,
    around: `qué ofrecemos|que ofrecemos|ofrecemos|beneficios|sobre nosotros|quiénes somos|contacto|salario|ubicación|condiciones|por qué|cómo aplicar`,
  },
  endings: /mente$/,
  stem(word) {
    const one = word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word;
    return one.length > 4 ? one.replace(/[aeo]$/, '') : one;
  },
};
