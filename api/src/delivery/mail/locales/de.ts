import type { MailPhrases } from '../phrases';

const de: MailPhrases = {
  shared: {
    digitsLabel: 'Ihr Code',
    digitsNote: 'Code und Link laufen in 10 Minuten ab und funktionieren nur einmal.',
    linkFallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diesen Link in Ihren Browser:',
    notYou:
      'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren. Solange Sie weder den Code noch den Link verwenden, passiert nichts.',
    footer: 'Sie erhalten diese E-Mail, weil jemand Ihre E-Mail-Adresse bei {brand} eingegeben hat.',
    ownerFooter: 'Sie erhalten diese E-Mail, weil Sie einen QR-Code bei {brand} haben.',
    accountFooter: 'Sie erhalten diese E-Mail, weil Sie ein Konto bei {brand} haben.',
    helperFooter: 'Sie erhalten diese E-Mail, weil Sie bei {brand} helfen, Nachrichten zu beantworten.',
    timeLabel: 'Zeit',
    deviceLabel: 'Gerät',
    networkLabel: 'IP-Adresse beginnt mit',
    deviceUnknown: 'Unbekannt',
    noText: 'Foto oder Standort',
    unsubscribe: 'Diese E-Mails abbestellen',
  },
  templates: {
    activate: {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Aktivieren Sie Ihren QR-Code {alias}',
      intro:
        'Geben Sie diesen Code auf der Aktivierungsseite ein oder aktivieren Sie den QR-Code direkt über die Schaltfläche.',
      button: '{alias} aktivieren',
    },
    'sign-in': {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Bei {brand} anmelden',
      intro: 'Geben Sie diesen Code ein, um sich anzumelden, oder nutzen Sie die Schaltfläche.',
      button: 'Anmelden',
    },
    'sign-in-unknown': {
      subject: 'Anmeldung bei {brand}',
      heading: 'Kein Konto mit dieser E-Mail-Adresse',
      intro:
        'Jemand wollte sich mit dieser E-Mail-Adresse bei {brand} anmelden, aber es gibt noch kein Konto dazu. Scannen Sie einen QR-Code oder registrieren Sie sich, um eines zu erstellen.',
      button: 'Registrieren',
    },
    register: {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Willkommen bei {brand}',
      intro:
        'Geben Sie diesen Code ein, um Ihre E-Mail-Adresse zu bestätigen, oder nutzen Sie die Schaltfläche.',
      button: 'E-Mail bestätigen',
    },
    'register-known': {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Sie haben schon ein Konto',
      intro:
        'Jemand wollte sich mit dieser E-Mail-Adresse registrieren. Sie brauchen kein neues Konto. Melden Sie sich mit diesem Code an.',
      button: 'Anmelden',
    },
    'password-reset': {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Neues Passwort festlegen',
      intro: 'Geben Sie diesen Code mit Ihrem neuen Passwort ein oder nutzen Sie die Schaltfläche.',
      button: 'Neues Passwort festlegen',
    },
    'password-reset-unknown': {
      subject: 'Ihr Passwort bei {brand}',
      heading: 'Kein Konto mit dieser E-Mail-Adresse',
      intro:
        'Jemand wollte das Passwort für diese E-Mail-Adresse zurücksetzen, aber dazu gibt es kein Konto bei {brand}.',
      button: 'Registrieren',
    },
    'password-changed': {
      subject: 'Ihr Passwort bei {brand} wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      intro:
        'Ihr Passwort wurde gerade geändert, und alle anderen Geräte wurden abgemeldet. Falls Sie das nicht waren, legen Sie jetzt ein neues Passwort fest.',
      button: 'Neues Passwort festlegen',
    },
    'new-device': {
      subject: 'Neue Anmeldung bei {brand}',
      heading: 'Neue Anmeldung in einem unbekannten Browser',
      intro:
        'Falls Sie das waren, ist alles in Ordnung. Falls nicht, hat jemand anderes Zugriff auf Ihr Konto. Melden Sie alle anderen Geräte ab und legen Sie ein neues Passwort fest.',
      button: 'Mein Konto öffnen',
    },
    'code-entry-closed': {
      subject: 'Anmeldung per Code bei {brand} gesperrt',
      heading: 'Zu viele falsche Codes',
      intro:
        'Jemand hat für Ihre E-Mail-Adresse 100 falsche Codes nacheinander eingegeben. Deshalb nehmen wir keine Codes mehr an. Niemand ist damit in Ihr Konto gelangt. Melden Sie sich mit Ihrem Passwort an oder mit dem Link aus einer unserer E-Mails. Sobald Sie diesen Link nutzen, funktionieren Codes wieder.',
      button: 'Anmelden',
    },
    'email-change': {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
      intro:
        'Geben Sie diesen Code ein, um diese E-Mail-Adresse für Ihr Konto zu verwenden, oder nutzen Sie die Schaltfläche in einem Browser, in dem Sie angemeldet sind.',
      button: 'Diese Adresse verwenden',
    },
    'email-change-taken': {
      subject: 'Ihre E-Mail-Adresse bei {brand}',
      heading: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
      intro:
        'Jemand wollte diese E-Mail-Adresse für ein anderes Konto verwenden, aber sie gehört schon zu einem. Es wurde nichts geändert.',
      button: 'Anmelden',
    },
    'email-changed': {
      subject: 'Ihre E-Mail-Adresse bei {brand} wurde geändert',
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      intro:
        'Ihr Konto verwendet jetzt eine andere E-Mail-Adresse, und alle anderen Geräte wurden abgemeldet. Mit dieser Adresse können Sie sich nicht mehr anmelden. Falls Sie das nicht waren, wenden Sie sich sofort an uns.',
      button: '{brand} öffnen',
    },
    confirm: {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Bestätigen Sie, dass Sie es sind',
      intro:
        'In Ihrem Konto möchte jemand das Passwort oder die E-Mail-Adresse ändern. Falls Sie das sind, geben Sie diesen Code ein, um fortzufahren.',
      button: 'Mein Profil öffnen',
    },
    'delete-account': {
      subject: '{digits} ist Ihr Code für {brand}',
      heading: 'Ihr Konto löschen',
      intro:
        'Geben Sie diesen Code ein, um Ihr Konto und alles darin zu löschen. Das lässt sich nicht rückgängig machen.',
      button: 'Mein Profil öffnen',
    },
    'account-deleted': {
      subject: 'Ihr Konto bei {brand} wurde gelöscht',
      heading: 'Ihr Konto wurde gelöscht',
      intro:
        'Wir haben Ihr Profil, Ihre Nachrichten und Ihre Anmeldedaten gelöscht. Ihre Codes können wieder aktiviert werden. Das ist die letzte E-Mail, die Sie von uns erhalten.',
      button: '{brand} öffnen',
    },
    export: {
      subject: 'Ihre Daten bei {brand}',
      heading: 'Eine Kopie Ihrer Daten',
      intro:
        'Sie haben die Betreiber von {brand} um eine Kopie Ihrer Daten gebeten. Über die Schaltfläche können Sie sie herunterladen. Der Link läuft in sieben Tagen ab und funktioniert nur einmal. Falls Sie nicht darum gebeten haben, können Sie diese E-Mail ignorieren.',
      button: 'Meine Daten abrufen',
    },
    reports: {
      subject: 'Offene Meldungen bei {brand}',
      heading: 'Offene Meldungen: {count}',
      intro:
        'Seiten oder Unterhaltungen wurden als Missbrauch gemeldet. Sehen Sie sie an und markieren Sie jede Meldung als erledigt, wenn Sie fertig sind. Solange Meldungen offen sind, erhalten Sie höchstens eine E-Mail am Tag.',
      button: 'Meldungen ansehen',
    },
    'release-stopped': {
      subject: 'Eine Version wurde bei {brand} gestoppt',
      heading: 'Version gestoppt: {release}',
      intro:
        'Browser in mehreren Netzwerken konnten {release} nicht laden, und die meisten Versuche schlugen fehl. Die Version wird deshalb niemandem mehr angezeigt: Alle sehen wieder die vorige. Finden Sie die Ursache, bevor Sie sie erneut anzeigen.',
      button: 'Versionen ansehen',
    },
    'account-blocked': {
      subject: 'Ihr Konto bei {brand} wurde gesperrt',
      heading: 'Ihr Konto wurde gesperrt',
      intro:
        'Die Administration von {brand} hat Ihr Konto gesperrt. Wir haben Sie auf allen Geräten abgemeldet, und Sie können sich nicht mehr anmelden. Ihre Codes und deren Seiten funktionieren weiter. Wenn Sie das für einen Irrtum halten, wenden Sie sich an uns.',
      button: '{brand} öffnen',
    },
    'account-unblocked': {
      subject: 'Ihr Konto bei {brand} ist entsperrt',
      heading: 'Sie können sich wieder anmelden',
      intro: 'Die Administration von {brand} hat Ihr Konto entsperrt. Alles ist noch so wie vorher.',
      button: 'Anmelden',
    },
    message: {
      subject: 'Neue Nachricht für {alias}',
      heading: 'Sie haben eine neue Nachricht',
      intro: 'Jemand hat Ihnen über Ihren QR-Code {alias} geschrieben.',
      helping: 'Jemand hat über den QR-Code {alias} geschrieben, für den Sie mit antworten.',
      button: 'Nachricht lesen',
    },
    messages: {
      subject: '{count} neue Nachrichten für {alias}',
      heading: 'Sie haben neue Nachrichten',
      intro:
        'Seit unserer letzten E-Mail haben Sie über Ihren QR-Code {alias} {count} neue Nachrichten erhalten.',
      helping:
        'Seit unserer letzten E-Mail sind über den QR-Code {alias} {count} neue Nachrichten eingegangen. Sie helfen, sie zu beantworten.',
      button: 'Nachrichten lesen',
    },
    conversation: {
      subject: 'Neue Nachricht für {alias}',
      heading: { one: 'Neue Nachricht', other: '{count} neue Nachrichten' },
      intro: 'Gesendet über Ihren QR-Code {code}:',
      helping: 'Gesendet über den QR-Code {code}, für den Sie mit antworten:',
      button: 'Antworten',
      note: 'Die Schaltfläche funktioniert sieben Tage lang und nur in dem Browser, in dem Sie sie zuerst nutzen. Leiten Sie diese E-Mail nicht weiter und antworten Sie nicht darauf.',
    },
    'many-messages': {
      subject: 'Viele Nachrichten für {alias}',
      heading: 'Ihr QR-Code erhält viele Nachrichten',
      intro:
        'Über Ihren QR-Code {code} kommen mehr Nachrichten als üblich. Sie kommen jetzt langsamer an. Auf der Seite des Codes können Sie Nachrichten zurückhalten, deren Absender keine E-Mail-Adresse bestätigt hat, E-Mails zum Code ausschalten oder ihn pausieren.',
      button: 'Code öffnen',
    },
    'lost-opened': {
      subject: 'Der verlorene Code {alias} wurde geöffnet',
      heading: {
        one: 'Jemand hat die Seite eines verlorenen Codes geöffnet',
        other: 'Die Seite eines verlorenen Codes wurde {count}-mal geöffnet',
      },
      intro:
        'Der Code {code} ist als verloren gemeldet. Wer die Seite geöffnet hat, hat die Sachen vielleicht gefunden. Wenn die Person schreibt, können Sie antworten.',
      button: 'Öffnen',
    },
    'owner-link': {
      subject: 'Ihre Unterhaltung zu {alias}',
      heading: 'Ihr neuer Link zur Unterhaltung',
      intro:
        'Sie haben einen neuen Link zu einer Unterhaltung über Ihren QR-Code {code} angefordert. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren.',
      helping:
        'Sie haben einen neuen Link zu einer Unterhaltung über den QR-Code {code} angefordert. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren.',
      button: 'Antworten',
      note: 'Die Schaltfläche funktioniert sieben Tage lang und nur in dem Browser, in dem Sie sie zuerst nutzen. Leiten Sie diese E-Mail nicht weiter und antworten Sie nicht darauf.',
    },
    answer: {
      subject: 'Neue Antwort zu {alias}',
      heading: { one: 'Neue Antwort', other: '{count} neue Antworten' },
      intro: 'Antwort auf Ihre Nachricht über den QR-Code {alias}:',
      unquoted:
        'Jemand hat über den QR-Code {alias} eine Nachricht gesendet und möchte Antworten an diese E-Mail-Adresse erhalten. Öffnen Sie die Unterhaltung, um die Antwort zu lesen. Falls Sie keine Nachricht gesendet haben, bestellen Sie diese E-Mails mit dem Link unten ab.',
      button: 'Unterhaltung öffnen',
      note: 'Wer den Link hat, kann in Ihrem Namen lesen und schreiben. Leiten Sie diese E-Mail nicht weiter und antworten Sie nicht darauf.',
    },
    'conversation-link': {
      subject: 'Ihre Unterhaltung zu {alias}',
      heading: 'Ihr Link zur Unterhaltung',
      intro:
        'Jemand hat über den QR-Code {alias} eine Nachricht gesendet und möchte Antworten an diese E-Mail-Adresse erhalten. Falls Sie das waren, kommen Sie über die Schaltfläche zurück zur Unterhaltung. Sobald es eine Antwort gibt, schreiben wir Ihnen. Falls Sie das nicht waren, bestellen Sie diese E-Mails mit dem Link unten ab.',
      button: 'Unterhaltung öffnen',
      note: 'Wer den Link hat, kann in Ihrem Namen lesen und schreiben. Leiten Sie diese E-Mail nicht weiter und antworten Sie nicht darauf.',
    },
    'helper-invitation': {
      subject: 'Einladung, bei {alias} zu helfen',
      heading: 'Jemand bittet Sie um Hilfe',
      intro:
        'Wer den QR-Code {alias} bei {brand} besitzt, möchte, dass Sie Nachrichten dazu mit beantworten. Sehen Sie nach, wer es ist, und nehmen Sie an oder lehnen Sie ab. Vorher ändert sich nichts. Der Link läuft in sieben Tagen ab und funktioniert nur für ein Konto mit dieser E-Mail-Adresse.',
      button: 'Einladung ansehen',
    },
    'helper-joined': {
      subject: 'Jemand hilft jetzt bei {alias}',
      heading: 'Ihre Einladung wurde angenommen',
      intro:
        'Die eingeladene Person kann jetzt die Nachrichten Ihres QR-Codes {alias} lesen und beantworten. Auf der Seite des Codes können Sie das jederzeit beenden.',
      button: 'Code öffnen',
    },
    'unactivation-request': {
      subject: 'Anfrage zu Ihrem QR-Code {alias}',
      heading: 'Jemand bittet um Ihren QR-Code {alias}',
      intro:
        'Jemand bittet Sie, die Aktivierung dieses QR-Codes aufzuheben, damit er neu aktiviert werden kann. Sehen Sie nach, wer es ist, und stimmen Sie zu oder lehnen Sie ab. Bis dahin ändert sich nichts. Der Link läuft in 24 Stunden ab und funktioniert nur, solange Sie angemeldet sind.',
      button: 'Anfrage ansehen',
    },
    'unactivation-confirmed': {
      subject: 'Der QR-Code {alias} kann wieder aktiviert werden',
      heading: 'Der QR-Code {alias} kann wieder aktiviert werden',
      intro:
        'Sie haben darum gebeten, die Aktivierung des QR-Codes {alias} aufzuheben, und der Inhaber hat zugestimmt. Jetzt kann ihn jeder aktivieren, auch Sie.',
      button: '{alias} öffnen',
    },
    'unactivation-declined': {
      subject: 'Ihre Anfrage zu {alias} wurde abgelehnt',
      heading: 'Der QR-Code {alias} bleibt aktiviert',
      intro:
        'Sie haben darum gebeten, die Aktivierung des QR-Codes {alias} aufzuheben, aber der Inhaber hat abgelehnt. Der Code bleibt, wie er ist.',
      button: '{alias} öffnen',
    },
    gift: {
      subject: 'Ein QR-Code für Sie auf {brand}',
      heading: 'Jemand möchte Ihnen den QR-Code {alias} schenken',
      intro:
        'Wer ihn scannt, kann Sie erreichen, ohne Ihre E-Mail-Adresse zu sehen. Über die Schaltfläche sehen Sie, von wem er ist, und können ihn annehmen oder ablehnen. Dafür brauchen Sie ein {brand}-Konto mit dieser E-Mail-Adresse; die Registrierung ist kostenlos. Der Link läuft in sieben Tagen ab.',
      button: 'Geschenk ansehen',
      note: 'Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese E-Mail oder lehnen Sie ab. Solange Sie nicht annehmen, passiert nichts.',
    },
    'gift-offered': {
      subject: 'Sie verschenken den QR-Code {alias}',
      heading: 'Sie verschenken den QR-Code {alias}',
      intro:
        'Wir haben einen Link an die Adresse geschickt, die Sie eingegeben haben. Bis er angenommen wird, gehört der Code Ihnen, und Sie können ihn zurücknehmen. Nach sieben Tagen endet das Angebot von selbst. Wenn Sie das nicht waren, nehmen Sie den Code zurück und melden Sie in Ihrem Profil alle anderen Geräte ab.',
      button: 'Meine Codes öffnen',
    },
    'gift-declined': {
      subject: 'Ihr Geschenk {alias} wurde abgelehnt',
      heading: 'Der QR-Code {alias} gehört weiter Ihnen',
      intro:
        'Sie wollten den QR-Code {alias} verschenken, aber er wurde abgelehnt. Der Code bleibt, wie er ist.',
      button: 'Meine Codes öffnen',
    },
    'gift-accepted': {
      subject: 'Ihr Geschenk {alias} wurde angenommen',
      heading: 'Der QR-Code {alias} gehört jetzt jemand anderem',
      intro:
        'Der QR-Code {alias}, den Sie verschenkt haben, wurde angenommen. Nachrichten, die Sie darüber erhalten haben, bleiben in Ihrem Konto.',
      button: 'Meine Codes öffnen',
    },
    'gift-received': {
      subject: 'Der QR-Code {alias} gehört Ihnen',
      heading: 'Der QR-Code {alias} gehört jetzt Ihnen',
      intro:
        'Sie haben den QR-Code {alias} angenommen. Ab jetzt zeigt seine Seite Ihr Profil, und Nachrichten darüber kommen zu Ihnen.',
      button: 'Meine Codes öffnen',
    },
  },
};

export default de;
