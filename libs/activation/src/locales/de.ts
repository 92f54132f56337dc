import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Abbrechen',
  unactivate: 'Aktivierung aufheben',
  requested: 'Anfrage zum Aufheben der Aktivierung gesendet.',
  working: 'Einen Moment …',
  consequences: {
    reset: 'Die Aktivierung des Codes wird aufgehoben.',
    others: 'Andere können den Code wieder aktivieren.',
    messages: 'Bisherige Nachrichten bleiben erhalten, neue Inhaber sehen sie aber nicht.',
  },
  digital: {
    title: '{{code}} löschen?',
    confirm: 'Code löschen',
    deleted: 'Der Code wird endgültig gelöscht. Niemand kann ihn wieder aktivieren.',
    pictures: 'Kopien, die Sie gedruckt oder geteilt haben, funktionieren nicht mehr.',
    messages: 'Ihre Nachrichten bleiben erhalten.',
  },
  own: {
    title: 'Aktivierung von {{code}} aufheben?',
    confirm: 'Aktivierung aufheben',
    failed: 'Die Aktivierung konnte nicht aufgehoben werden',
  },
  request: {
    title: 'Freigabe von {{code}} anfragen',
    text: 'Wer den Code besitzt, erhält eine E-Mail mit einem Bestätigungslink. Nach der Zustimmung:',
    reason: 'Grund (optional)',
    reasonHint: 'Wer den Code besitzt, sieht auch Ihren Namen und Ihre E-Mail-Adresse.',
    confirm: 'Anfrage senden',
    failed: 'Die Anfrage konnte nicht gesendet werden',
  },
  answer: {
    lost: 'Sie haben diesen Code als verloren gemeldet. Wenn Sie die Aktivierung aufheben, kann Ihnen niemand mehr schreiben, der Ihre Sachen findet.',
    title: 'Anfrage zu {{code}}',
    signIn: 'Melden Sie sich mit dem Konto an, dem dieser Code gehört, um zu sehen, wer anfragt.',
    signInButton: 'Anmelden',
    text: '{{name}} ({{email}}) bittet Sie, die Aktivierung dieses QR-Codes aufzuheben. Wenn Sie zustimmen:',
    confirm: 'Aktivierung aufheben',
    decline: 'Ablehnen',
    gone: 'Dieser Link funktioniert nicht. Die Anfrage wurde schon beantwortet oder gehört zu einem anderen Konto.',
    show: 'Seite ansehen',
    declineFailed: 'Die Anfrage konnte nicht abgelehnt werden',
    expired: 'Dieser Link ist abgelaufen. Wer angefragt hat, kann eine neue Anfrage senden.',
  },
  answered: {
    confirm: 'Aktivierung aufgehoben',
    confirmText: 'Jeder kann den Code wieder aktivieren. Wer darum gebeten hat, erhält eine E-Mail.',
    decline: 'Anfrage abgelehnt',
    declineText: 'Ihr Code bleibt, wie er ist. Wer angefragt hat, erhält eine E-Mail.',
  },
} satisfies TranslationOf<typeof en>;
