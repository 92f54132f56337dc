import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  system: {
    title: 'Система',
    subtitle: 'Состояние сервера, который вам отвечает',
    refresh: 'Обновить',
    refreshing: 'Обновление…',
    loadFailed: 'Не удалось загрузить состояние',
    server: 'Сервер',
    ready: 'Принимает запросы',
    version: 'Версия',
    environment: 'Окружение',
    started: 'Работает с',
    database: 'База данных',
    databaseServer: 'Продукт',
    latency: 'Отвечает за',
    milliseconds: '{{value}} мс',
    schema: 'Схема',
    schemaCurrent: 'Актуальна',
    schemaBehind: 'Не хватает шагов: {{value}}',
    mails: 'Письма',
    waiting: 'Ожидают',
    failed: 'Не доставлены',
    oldest: 'Самое старое ждёт с',
    queue: 'Очередь писем',
  },
} satisfies TranslationOf<typeof en>;
