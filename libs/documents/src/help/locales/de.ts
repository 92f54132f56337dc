import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Hilfe',
  text: 'Kurze Antworten zu Codes von {{brand}}.',
  pages: 'Hilfeseiten',
  contact: 'Ihre Frage ist nicht dabei?',
  contactAction: 'Kontakt aufnehmen',
  links: {
    scan: 'Code eingeben oder scannen',
    myCodes: 'Meine Codes',
    profile: 'Mein Profil',
    projects: 'Projekte',
    presets: 'Vorlagen',
    settings: 'Einstellungen',
    reports: 'Meldungen',
    auditLog: 'Protokoll',
    labelLayouts: 'Etikettengrößen',
  },
  pictures: {
    lost: 'Die Seite eines verlorenen Gegenstands auf dem Handy: wem er gehört und ein Formular für eine Nachricht',
    conversation: 'Die Unterhaltung, wie man sie nach einem Fund sieht: die eigene Nachricht und die Antwort',
    card: 'Eine Kontaktkarte auf dem Handy: Name, Schaltflächen zur Kontaktaufnahme und Angaben',
    inbox: 'Eine Nachricht im Posteingang, mit Schnellantworten und einem Feld für die Antwort',
    codes: 'Der Dialog zum Hinzufügen von Codes: zufällige Codes oder eine Liste',
    labels: 'Der Dialog zum Drucken von Etiketten mit der Auswahl von Bogen und Codes',
    search: 'Der Suchdialog: Seiten, Codes und Projekte, die zu ein paar Buchstaben passen',
  },
  finder: {
    title: 'Hilfe für alle, die etwas gefunden haben',
    tab: 'Etwas gefunden',
    who: 'Sie haben einen Code gefunden oder gescannt',
    found: {
      question: 'Ich habe etwas gefunden. Was nun?',
      answer:
        'Scannen Sie den QR-Code mit der Kamera Ihres Handys und schreiben Sie eine Nachricht. Wenn das nicht klappt oder die Kamera nicht erlaubt ist, geben Sie die aufgedruckten Zeichen ein. Sie brauchen weder App noch Konto.',
    },
    seen: {
      question: 'Was erfährt die andere Seite über mich?',
      answer:
        'Ihre Nachrichten und das, was Sie selbst angeben: Name, E-Mail-Adresse, Telefonnummer, Fotos oder einen Ort. Sie sehen nur öffentliche Angaben. Keiner sieht die E-Mail-Adresse des anderen, solange sie nicht freigegeben wird.',
    },
    reply: {
      question: 'Wie bekomme ich eine Antwort?',
      answer:
        'Nach dem Senden bekommen Sie einen Link zu Ihrer Unterhaltung. Speichern Sie ihn: Dort erscheinen die Antworten, und wer den Link hat, kann mitlesen und schreiben. Auf Wunsch senden wir Ihnen die Antworten per E-Mail; Ihre Adresse sieht sonst niemand.',
    },
    photos: {
      question: 'Kann ich Fotos oder den Fundort senden?',
      answer:
        'Ja, in der Unterhaltung: bis zu {{photos}} Fotos pro Nachricht mit je {{megabytes}} MB. Versteckte Angaben entfernen wir. Ihren Standort können Sie genau oder auf {{metres}} m gerundet senden.',
    },
    code: {
      question: 'Warum funktioniert der Code nicht?',
      answer:
        'Ist er noch nicht aktiviert, gibt es niemanden, dem Sie schreiben könnten. Ist er pausiert oder gesperrt, versuchen Sie es später erneut. Ist er unbekannt, vergleichen Sie ihn mit dem Aufdruck: Codes anderer Anbieter werden hier nicht geöffnet.',
    },
    wait: {
      question: 'Warum muss ich warten, bevor ich schreiben kann?',
      answer:
        'Zum Schutz vor Spam nimmt ein Code pro Stunde und pro Tag nur eine begrenzte Zahl von Nachrichten an. Die Seite sagt Ihnen, ab wann es wieder geht; Ihr Text bleibt im Formular.',
    },
    over: {
      question: 'Warum funktioniert der Link zu meiner Unterhaltung nicht mehr?',
      answer:
        'Eine Unterhaltung endet, wenn die andere Seite sie löscht oder blockiert oder den Code abgibt. Manche Websites löschen alte Unterhaltungen nach einer Weile. Wenn Sie einen neuen Link bekommen haben, gilt nur noch dieser.',
    },
    report: {
      question: 'Wie melde ich Missbrauch?',
      answer:
        'Mit „Melden“ unten auf der Seite des Codes. Die Betreiber dieser Website sehen sich an, was Sie senden. Unsere E-Mails zu einer Unterhaltung bestellen Sie über den Link in jeder dieser E-Mails ab.',
    },
  },
  owner: {
    title: 'Hilfe für alle, die Codes haben',
    tab: 'Eigene Codes',
    who: 'Sie haben Codes oder möchten einen',
    activate: {
      question: 'Wie aktiviere ich einen Code?',
      answer:
        'Scannen Sie ihn oder geben Sie seine Zeichen ein, dann Ihren Namen und Ihre E-Mail-Adresse. Wir senden Ihnen einen {{digits}}-stelligen Code und einen Link: Nutzen Sie eins von beiden innerhalb von {{minutes}} Minuten. Wenn Sie angemeldet sind, genügt es, einmal zu tippen.',
    },
    visible: {
      question: 'Was sieht man, wenn man meinen Code scannt?',
      answer:
        'Ihren Namen, Ihr Foto und alle Felder Ihres Profils, die Sie veröffentlicht haben. Private Felder und die E-Mail-Adresse Ihres Kontos werden nicht gezeigt. Jeder Code kann weniger zeigen: Das wählen Sie unter „Meine Codes“ auf seiner „Seite“.',
    },
    reply: {
      question: 'Wie antworte ich, ohne meine Adresse zu zeigen?',
      answer:
        'Schreiben Sie Ihre Antwort unter die Nachricht: Gelesen wird sie über einen Link, Ihre Adresse bleibt verborgen. Die Schaltfläche in unserer E-Mail öffnet {{linkLife}} lang nur diese Unterhaltung, ganz ohne Anmeldung. Antworten Sie nicht auf die E-Mail selbst: Das kommt nicht an.',
    },
    emails: {
      question: 'Wie bestelle ich E-Mails über Nachrichten ab?',
      answer:
        'Mit dem Link in jeder dieser E-Mails, für einen Code oder für alle. Auf der Seite des Codes können Sie sie ebenfalls aus- und wieder einschalten. Nachrichten kommen weiterhin in Ihrem Posteingang an.',
    },
    flood: {
      question: 'Was, wenn ein Code zu viele Nachrichten erhält?',
      answer:
        'Halten Sie auf der Seite des Codes Nachrichten zurück, deren Absender keine E-Mail-Adresse bestätigt hat. Sie warten in Ihren Nachrichten unter „Zurückgehalten“, und wir senden dazu keine E-Mails. Bestätigt der Absender seine Adresse, kommt die Nachricht in Ihren Posteingang. Sie können sie auch selbst dorthin verschieben.',
    },
    limit: {
      question: 'Wie viele Codes kann ich haben?',
      answer:
        'Unter „Meine Codes“ steht, wie viele es gleichzeitig sein können; ist das Limit erreicht, geben Sie einen ab oder bitten Sie die Betreiber dieser Website um mehr. Werden digitale Codes angeboten, können Sie einen ohne Aufkleber hinzufügen. Auch diese zählen mit, und pro Tag können Sie höchstens {{perDay}} erstellen.',
    },
    'give-up': {
      question: 'Wie gebe ich einen Code ab, und wie bekomme ich einen, den andere haben?',
      answer:
        'Heben Sie die Aktivierung auf der Seite des Codes unter „Meine Codes“ auf. Danach können ihn andere aktivieren, und Ihre Nachrichten bleiben bei Ihnen; ein digitaler Code wird gelöscht. Hat jemand anderes den Code, melden Sie sich an, scannen Sie ihn und senden Sie eine Anfrage: Sie gilt {{requestLife}}.',
    },
    'sign-in': {
      question: 'Wie melde ich mich an, auch an einem gemeinsam genutzten Computer?',
      answer:
        'Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Code; ein Passwort ist nicht nötig. Wenn auch andere den Computer nutzen, setzen Sie dort das Häkchen: Sie werden abgemeldet, wenn der Browser geschlossen wird. In Ihrem Konto sehen Sie, wo Sie angemeldet sind, und können andere Geräte abmelden.',
    },
    data: {
      question: 'Wie lade ich meine Daten herunter oder lösche mein Konto?',
      answer:
        'Beides finden Sie unter „Mein Profil“ bei „Konto“. Mit dem Löschen werden Ihre gedruckten Codes frei; Ihr Profil und alle Nachrichten an Sie werden endgültig gelöscht.',
    },
  },
  administrator: {
    title: 'Hilfe für die Administration',
    tab: 'Administration',
    who: 'Sie sind für diese Website verantwortlich',
    projects: {
      question: 'Wozu dienen Projekte?',
      answer:
        'Ein Projekt enthält die Codes eines Auftrags, einer Veranstaltung oder eines Kunden und legt fest, ob neue aktiviert werden können. Solange es archiviert ist, kann niemand seine freien Codes aktivieren. Bereits aktivierte Codes funktionieren weiter.',
    },
    codes: {
      question: 'Wie erstelle oder importiere ich Codes?',
      answer:
        'Fügen Sie bis zu {{batch}} auf einmal hinzu: zufällige oder aus einer Liste. Oder importieren Sie eine CSV-Datei, deren erste Zeile die Spalten benennt, darunter „alias“. Bevor sich etwas ändert, sehen Sie, was geschehen würde.',
    },
    labels: {
      question: 'Wie drucke ich Etiketten?',
      answer:
        'Wählen Sie im Menü des Projekts „Etiketten drucken“ und dann Ihren Bogen. Ist er nicht dabei, legen Sie ihn unter „Etikettengrößen“ an und prüfen Sie ihn mit der Testseite. Drucken Sie mit 100 %, ohne Skalierung.',
    },
    presets: {
      question: 'Was ist eine Vorlage?',
      answer:
        'Eine Vorlage legt fest, wie Codes aussehen, bis sie jemand selbst gestaltet. Wählen Sie eine für ein Projekt oder einen einzelnen Code, oder machen Sie eine zum Standard für alle.',
    },
    settings: {
      question: 'Welche Limits kann ich ändern?',
      answer:
        'Codes pro Konto, Nachrichten pro Absender und pro Code, wie lange Nachrichten bleiben und wie lange man angemeldet bleibt. In den Einstellungen legen Sie auch fest, ob es digitale Codes gibt. Das Limit eines einzelnen Kontos ändern Sie unter „Konten“.',
    },
    reports: {
      question: 'Was mache ich mit einer Meldung?',
      answer:
        'Lesen Sie die Unterhaltung: Das wird im Protokoll festgehalten. Danach markieren Sie die Meldung als erledigt oder löschen die Unterhaltung. Ist die Meldung selbst missbräuchlich, sperren Sie den Code oder das Konto.',
    },
    audit: {
      question: 'Wer hat was geändert?',
      answer:
        'Das Protokoll zeigt, was die Administration geändert hat, mit altem und neuem Wert, außerdem Anmeldungen und Änderungen am Zugang. Sie können es filtern und als CSV-Datei herunterladen.',
    },
    search: {
      question: 'Wie finde ich etwas schnell?',
      answer:
        'Drücken Sie Strg K, am Mac Cmd K, und tippen Sie einen Teil des Namens einer Seite, eines Projekts oder eines Kontos. Bei einem Code genügt der Anfang oder ein Teil seiner Bezeichnung.',
    },
  },
} satisfies TranslationOf<typeof en>;

export default de;
