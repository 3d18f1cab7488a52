import type { LanguageRules } from '../language-rules.ts';

export const ES: LanguageRules = {
  common: `a acá ahí al algo alguna algunas alguno algunos allí ante antes aquí así aún aunque bajo bien cada como con contra cual cuales
    cualquier cuando cuanto de del desde donde dos durante e el él ella ellas ellos en entre era eres es esa esas ese eso esos esta está
    están estar estas este esto estos estás etc fue ha hacia han has hasta hay la las le les lo los más me menos mi mientras mis mucha
    muchas mucho muchos muy nada ni no nos nosotros nuestra nuestras nuestro nuestros o otra otras otro otros para pero poco por porque
    puede pueden puedes que qué quien quién se sea según ser será si sí sin sino sobre somos son su sus también tan tanto te tendrás tener
    ti tiene tienen tienes toda todas todo todos tras tu tú tus u un una unas uno unos usted ustedes vez y ya yo tres cuatro cinco`,
  filler: `abierto acceso acorde activa activamente activo actitud actual actualmente además adecuado alta altas alto altos ambiente amplia
    amplio analítico año años apasiona apoyar apoyo aportar aprender apúntate área áreas aspectos asegurar ayuda ayudar ayudarás
    base básico básicos beneficio beneficios búsqueda buen buena buenas bueno buenos busca buscamos buscando candidata candidato candidatos
    candidatura candidaturas capacidad capacidades cargo carrera cierre clave colaborar colaborarás colaboración compañeros competencias
    competitivo competitiva completa completo compromiso comunicativo condiciones conocimiento conocimientos conseguir contacto contar
    continua continuo contratación contrato contribuir correcta correcto crear creativo crecer crecimiento cultura cuenta currículum cv
    deseable deseables demostrable demostrada desarrolla desarrollar desarrollarás desempeñar desde después destrezas día diaria diario
    diferentes dinámico dinámica dirigida disponibilidad diseñar disponible diversas diversos edad ejecutar ejemplo elaborar empleo empresa
    empresas encargado encargarás enfoque enseñar entorno entornos entrega envía envíanos equipo equipos equivalente escrita escrito
    esencial estabilidad estable estamos estudios etapa etapas excelente excelentes exigencia exigencias experiencia experiencias experto
    éxito fácil facilidad fecha fin flexible flexibilidad fluido fluida forma formar formarás funciones función fuerte futuro ganas
    garantizar general gente global gran grande grandes grupo habilidad habilidades hablado hacer harás híbrido hora horario horas humano
    idea ideas imprescindible imprescindibles impacto importante incorporación incorporamos incorporar indefinido iniciativa inicial
    iniciales inmediata innovador innovadora integrar inquietudes interés interesante internacional jornada joven junior labor laboral
    laborales lado líder liderar lidera lugar manejo mantener manera mayor medio medios mejor mejora mejorar mensual mes meses
    metodología mínima mínimo mínimos miembro misión moderno momento motivada motivado mundo mundial necesaria necesario necesidades nivel
    niveles nombre nueva nuevas nuevo nuevos objetivo objetivos oferta ofertas oficina oficinas ofrece ofrecemos opción oportunidad
    oportunidades orientación orientado orientada organización parte participar participarás pasión perfil perfiles persona personal
    personas plantilla plan plus plena posibilidad posibles posición posterior práctica prácticas preferible preferiblemente presencial
    presentación principal principales proactiva proactivo problemas proceso procesos profesional profesionales propia propio próximo puesto
    puestos realizar realizarás remoto remota remuneración requerida requerido requeridos requisito requisitos resolución responsabilidad
    responsabilidades responsable resultado resultados retos reto retribución rol saber salario salarial sector segundo seguir seguridad
    semana semanal senior sentido ser siguiente siguientes similar similares sitio sociales sólida sólido sólidos solución soluciones
    solvencia sueldo superior tarea tareas teletrabajo temprana tiempo tipo titulación título trabaja trabajar trabajarás trabajo trato través
    últimas único útil usar uso utilizar vacaciones vacante valor valora valorable valorará valoramos valores variable varias varios vida visión vocación
    uno fluidez dominio mínima media
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes viernes`,
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
