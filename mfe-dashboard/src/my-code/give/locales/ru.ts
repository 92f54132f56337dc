import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  title: 'Подарить {{code}}',
  email: 'Электронная почта получателя',
  emailHint: 'Ссылка из письма действует семь дней. На её странице видны ваше имя и адрес.',
  along: {
    label: 'Передать ваше название кода',
    design: 'Передать дизайн QR-кода',
    page: 'Передать тексты, ссылки и цвет страницы',
  },
  stays: 'Ваши сообщения и сканирования останутся у вас, а ваш профиль больше не будет показан.',
  confirm: 'Отправить ссылку',
  working: 'Отправляем…',
  failed: 'Не удалось подарить код',
  done: 'Ссылка отправлена на {{email}}',
} satisfies TranslationOf<typeof en>;
