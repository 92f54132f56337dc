import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  system: {
    title: 'Система',
    subtitle: 'Стан сервера, який вам відповідає',
    refresh: 'Оновити',
    refreshing: 'Оновлення…',
    loadFailed: 'Не вдалося завантажити стан',
    server: 'Сервер',
    ready: 'Приймає запити',
    version: 'Версія',
    environment: 'Середовище',
    started: 'Працює з',
    database: 'База даних',
    databaseServer: 'Продукт',
    latency: 'Відповідає за',
    milliseconds: '{{value}} мс',
    schema: 'Схема',
    schemaCurrent: 'Актуальна',
    schemaBehind: 'Бракує кроків: {{value}}',
    mails: 'Листи',
    waiting: 'Очікують',
    failed: 'Відкинуто після спроб',
    oldest: 'Найдавніший чекає з',
    queue: 'Черга листів',
  },
} satisfies TranslationOf<typeof en>;
