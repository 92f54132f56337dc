import type { Locale } from '@ringtag/contracts';

/** What the people in the pictures are called and write. */
interface Words {
  owner: string;
  company: string;
  work: string;
  finder: string;
  found: string;
  reply: string;
  project: string;
  /** What administrators call the codes. */
  labels: readonly [string, string, string, string];
  /** A few letters with which `project` begins. */
  search: string;
}

export const WORDS: Record<Locale, Words> = {
  en: {
    owner: 'Ann Lee',
    company: 'Northlight Studio',
    work: 'Architect',
    finder: 'Sam',
    found: 'Hi, I found your keys at the bus stop on Mill Road.',
    reply: 'Thank you so much! When can I pick them up?',
    project: 'Key rings 2026',
    labels: ['Key ring, green', 'Business cards', 'Key ring, blue', 'Key ring, red'],
    search: 'key',
  },
  es: {
    owner: 'Ana Ruiz',
    company: 'Estudio Aurora',
    work: 'Arquitecta',
    finder: 'Leo',
    found: 'Hola, he encontrado tus llaves en la parada de la calle Mayor.',
    reply: '¡Muchísimas gracias! ¿Cuándo puedo recogerlas?',
    project: 'Llaveros 2026',
    labels: ['Llavero verde', 'Tarjetas de visita', 'Llavero azul', 'Llavero rojo'],
    search: 'lla',
  },
  de: {
    owner: 'Anna Weber',
    company: 'Studio Nordlicht',
    work: 'Architektin',
    finder: 'Jonas',
    found: 'Hallo, ich habe Ihre Schlüssel an der Haltestelle am Markt gefunden.',
    reply: 'Vielen herzlichen Dank! Wann kann ich sie abholen?',
    project: 'Schlüsselanhänger 2026',
    labels: ['Anhänger grün', 'Visitenkarten', 'Anhänger blau', 'Anhänger rot'],
    search: 'sch',
  },
  fr: {
    owner: 'Anne Morel',
    company: 'Studio Boréal',
    work: 'Architecte',
    finder: 'Léo',
    found: 'Bonjour, j’ai trouvé vos clés à l’arrêt de bus de la rue du Moulin.',
    reply: 'Merci infiniment\u202f! Quand puis-je venir les chercher\u202f?',
    project: 'Porte-clés 2026',
    labels: ['Porte-clés vert', 'Cartes de visite', 'Porte-clés bleu', 'Porte-clés rouge'],
    search: 'por',
  },
  uk: {
    owner: 'Олена Мельник',
    company: 'Студія «Світло»',
    work: 'Архітекторка',
    finder: 'Тарас',
    found: 'Вітаю! Ваші ключі були на зупинці біля ринку.',
    reply: 'Щиро дякую! Коли можна їх забрати?',
    project: 'Брелоки 2026',
    labels: ['Брелок зелений', 'Візитки', 'Брелок синій', 'Брелок червоний'],
    search: 'Бре',
  },
  ru: {
    owner: 'Анна Лебедева',
    company: 'Студия «Свет»',
    work: 'Архитектор',
    finder: 'Лев',
    found: 'Здравствуйте! Ваши ключи были на остановке у рынка.',
    reply: 'Огромное спасибо! Когда можно их забрать?',
    project: 'Брелоки 2026',
    labels: ['Брелок зелёный', 'Визитки', 'Брелок синий', 'Брелок красный'],
    search: 'Бре',
  },
};
