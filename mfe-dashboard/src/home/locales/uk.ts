const uk = {
  title: 'Головна',
  loadFailed: 'Не вдалося завантажити головну сторінку',
  noMessages: 'Повідомлень ще немає. Кожен, хто сканує ваші коди, може вам написати.',
  answers_one: '{{count, number}} нова відповідь',
  answers_few: '{{count, number}} нові відповіді',
  answers_many: '{{count, number}} нових відповідей',
  answers_other: '{{count, number}} нової відповіді',
  steps: {
    title: 'Що зробити далі',
    activate: {
      title: 'Активуйте код',
      text: 'Відскануйте наліпку {{brand}} або введіть надрукований на ній код.',
    },
    profile: {
      title: 'Заповніть профіль',
      text: 'Додайте ім’я та спосіб зв’язку. Ви вибираєте, що бачать люди.',
    },
    page: {
      title: 'Виберіть, що бачать люди',
      text: 'Привітайте людей на своїй сторінці власними словами.',
    },
    try: {
      title: 'Перевірте свій QR-код',
      text: 'Збережіть або надрукуйте його, а потім відскануйте самі.',
    },
    'first-project': {
      title: 'Створіть проєкт',
      text: 'Групуйте коди за проєктами.',
    },
    'first-codes': {
      title: 'Створіть коди',
      text: 'Додайте коди до проєкту й надрукуйте їх.',
    },
  },
  scans: {
    title: 'Сканування кодів',
    none_one: 'За останній {{count}} день сканувань не було',
    none_few: 'За останні {{count}} дні сканувань не було',
    none_many: 'За останні {{count}} днів сканувань не було',
    none_other: 'За останні {{count}} дня сканувань не було',
  },
  site: {
    title: 'Огляд сайту',
    codes: 'Коди',
    activated: 'Активовано',
    projects: 'Проєкти',
    period: 'Період',
    days_one: '{{count}} день',
    days_few: '{{count}} дні',
    days_many: '{{count}} днів',
    days_other: '{{count}} дня',
    activations: 'Активації',
    scans: 'Сканування',
    none_one: 'За останній {{count}} день нічого',
    none_few: 'За останні {{count}} дні нічого',
    none_many: 'За останні {{count}} днів нічого',
    none_other: 'За останні {{count}} дня нічого',
  },
};

export default uk;
