import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  changed: 'Zuletzt geändert am {{date}}',
  operator: {
    title: 'Wer verantwortlich ist',
    named: 'Diese Website wird betrieben von: {{name}}.',
    unnamed:
      'Verantwortlich ist der Betreiber dieser Website. In dieser Installation ist noch kein Name hinterlegt.',
    email: 'Fragen und Anliegen:',
    noEmail:
      'Hier ist noch keine Kontaktadresse hinterlegt. Bitte fragen Sie die Person oder Organisation, von der Sie Ihren Code haben.',
  },
  terms: {
    intro:
      'Diese Bedingungen sagen, was Sie von {{brand}} erwarten können und worum wir Sie bitten. „Wir“ ist der Betreiber dieser Website. Wenn Sie die Website nutzen, stimmen Sie ihnen zu.',
    sections: {
      service: {
        title: 'Der Dienst',
        text: 'Sie bringen einen Code von {{brand}} an etwas an, das Ihnen gehört, etwa an Schlüsseln, einer Tasche oder einer Visitenkarte. Wer ihn scannt, sieht die Kontaktdaten, die Sie öffentlich gemacht haben, und kann Ihnen eine Nachricht schicken.\nUm einen Code anzusehen oder eine Nachricht zu senden, braucht man kein Konto.',
      },
      account: {
        title: 'Ihr Konto',
        text: 'Mit der Aktivierung eines Codes entsteht ein Konto für Ihre E-Mail-Adresse. Geben Sie eine Adresse an, die Ihnen gehört, denn dorthin gehen Codes und Links für die Anmeldung.\nBehalten Sie Passwort, Codes und Links für sich. Sagen Sie uns Bescheid, wenn Sie glauben, dass jemand anderes Ihr Konto benutzt.',
      },
      codes: {
        title: 'Ihre Codes',
        text: 'Ein Code gehört zu dem Konto, das ihn aktiviert hat, bis es ihn zurückgibt. Kostenlose Konten können nur eine begrenzte Zahl von Codes gleichzeitig haben.\nWird ein Code missbraucht oder als verloren gemeldet, dürfen wir ihn abschalten.',
      },
      content: {
        title: 'Was Sie veröffentlichen',
        text: 'Was Sie in Ihr Profil schreiben, bleibt Ihres. Sie erlauben uns, es zu speichern und den öffentlichen Teil allen zu zeigen, die Ihren Code scannen; dafür ist der Dienst da.\nVeröffentlichen Sie nur, was Sie veröffentlichen dürfen. Für Angaben zu anderen Personen brauchen Sie deren Einverständnis.',
      },
      conduct: {
        title: 'Was nicht erlaubt ist',
        text: 'Nutzen Sie den Dienst nicht, um jemanden zu belästigen, zu täuschen oder zu bedrohen, nicht für Werbung, nicht zum Verbreiten von Schadsoftware und für nichts, was gegen Gesetze verstößt.\nVersuchen Sie nicht, fremde Daten zu lesen, Grenzen zu umgehen oder den Dienst zu überlasten.',
      },
      availability: {
        title: 'Verfügbarkeit',
        text: 'Wir bemühen uns um einen zuverlässigen Betrieb, können aber nicht versprechen, dass der Dienst immer erreichbar und fehlerfrei ist. Wir dürfen Teile ändern oder einstellen; fällt etwas weg, auf das Sie sich verlassen, sagen wir es rechtzeitig.\nEin Code ersetzt keinen Notruf.',
      },
      liability: {
        title: 'Haftung',
        text: 'Bei Vorsatz und grober Fahrlässigkeit sowie bei Schäden an Leben, Körper oder Gesundheit haften wir unbeschränkt. Im Übrigen haften wir nur, wenn wir wesentliche Pflichten verletzen, und nur für den vorhersehbaren Schaden. Zwingende gesetzliche Rechte bleiben unberührt.\nWir prüfen nicht, was Menschen veröffentlichen oder einander schreiben, und sind an ihren Vereinbarungen nicht beteiligt.',
      },
      ending: {
        title: 'Beendigung',
        text: 'Sie können jederzeit aufhören, den Dienst zu nutzen, und uns bitten, Ihr Konto zu löschen. Verstößt ein Konto gegen diese Bedingungen, dürfen wir es schließen; außer in schweren Fällen warnen wir vorher.',
      },
      changes: {
        title: 'Änderungen dieser Bedingungen',
        text: 'Ändern wir diese Bedingungen, erscheint hier die neue Fassung mit ihrem Datum. Über Änderungen, die für Sie wichtig sind, informieren wir Sie vorher auch per E-Mail an die Adresse Ihres Kontos.',
      },
      law: {
        title: 'Recht',
        text: 'Es gilt das Recht des Landes, in dem der Betreiber sitzt. Sind Sie Verbraucher, schützen Sie außerdem die zwingenden Vorschriften des Landes, in dem Sie leben, und Sie können dort vor Gericht gehen.',
      },
    },
  },
  privacy: {
    intro:
      'Diese Seite sagt, welche Daten {{brand}} speichert, wofür und wie lange. Kurz gesagt: Wir speichern, was nötig ist, um Sie über Ihren Code zu erreichen; wer scannt, sieht nur, was Sie öffentlich gemacht haben; niemand wird verfolgt.',
    sections: {
      account: {
        title: 'Konto und Profil',
        text: 'Zu Ihrem Konto speichern wir Ihren Namen, Ihre E-Mail-Adresse, die Sprache der Oberfläche, Ihre Rolle und den Zeitpunkt der Anlage. Haben Sie ein Passwort gesetzt, speichern wir davon nur einen Hash, aus dem es sich nicht ablesen lässt.\nIhr Profil enthält, was Sie eintragen, etwa Telefonnummer, Firma oder Website. Jede Angabe kennzeichnen Sie als öffentlich oder privat.\nZu jedem Ihrer Codes speichern wir, wann Sie ihn aktiviert haben, wie Sie ihn genannt haben und ob Sie bei neuen Nachrichten eine E-Mail möchten.',
      },
      scans: {
        title: 'Wenn ein Code gescannt wird',
        text: 'Wer Ihren Code scannt, sieht Ihren Namen und die Angaben, die Sie als öffentlich gekennzeichnet haben. Private Angaben und Ihre Nachrichten sind nicht zu sehen, Ihre E-Mail-Adresse nur, wenn Sie sie öffentlich gemacht haben.\nWir zählen, wie oft ein Code pro Tag gescannt wird. Die Zählung enthält keine Netzwerkadresse, kein Gerät und keinen Ort und sagt nicht, wer gescannt hat. Ihre eigenen Aufrufe zählen in einem Browser, in dem Sie sich angemeldet haben, nicht mit.\nDamit erneutes Laden nicht als weiterer Scan zählt, merkt sich der Server eine Minute lang, nur im Arbeitsspeicher, eine Prüfzahl aus Code, Netzwerkadresse und Browser. Die Zufallszahlen, die darin stecken, sind jeden Tag neu und werden nicht gespeichert.',
      },
      messages: {
        title: 'Nachrichten',
        text: 'Eine Nachricht wird mit ihrem Text, ihrer Zeit und den Kontaktdaten gespeichert, die der Absender freiwillig angegeben hat. Lesen kann sie nur, wem der Code zu dieser Zeit gehört. Wer denselben Code später besitzt, bekommt sie nie zu sehen. Wird eine Nachricht gemeldet, kann die Administration die ganze Unterhaltung lesen und löschen; jedes Lesen wird protokolliert.\nAntworten sind in einer Unterhaltung auf dieser Website möglich. Wer den Link der Unterhaltung hat, kann sie lesen und darin schreiben; sie wird mit der Nachricht gelöscht.\nEine Adresse, die Sie für Antworten angeben, sieht niemand. Wir senden Ihnen den Link der Unterhaltung und die Antworten dorthin, bis Sie das beenden, und löschen sie mit der Unterhaltung. E-Mails an beide Seiten zitieren, was geschrieben wurde. Wer eine Unterhaltung aus einer E-Mail öffnet, bekommt ein Cookie, das diesen Browser von anderen unterscheidet; es endet nach sieben Tagen.',
      },
      mails: {
        title: 'E-Mails',
        text: 'Wir verschicken E-Mails mit Codes und Links zum Anmelden und Aktivieren und, wenn Sie möchten, Hinweise auf neue Nachrichten. Wenn sich jemand in einem Browser, den wir nicht kennen, bei Ihrem Konto anmeldet, teilen wir es Ihnen mit: Zeit, Browser und System und den Anfang der Netzwerkadresse. Es gibt keine Werbung und keine Zählpixel. Der Vermerk über eine verschickte E-Mail wird nach 30 Tagen gelöscht; die Codes selbst werden nicht gespeichert.',
      },
      sessions: {
        title: 'Sitzungen, Cookies und Browserspeicher',
        text: 'Nach der Anmeldung sorgt ein Cookie dafür, dass Sie angemeldet bleiben. Es endet nach 30 Tagen ohne Besuch und spätestens nach 180 Tagen, bei Administratoren nach 30 Minuten ohne Anfrage und spätestens nach 12 Stunden, sofern der Betreiber keine anderen Zeiten eingestellt hat. Sein Inhalt ändert sich täglich. Bei uns besteht eine Sitzung aus Ihrem Konto, den Zeiten von Beginn und letzter Nutzung und dem Namen Ihres Browsers.\nEin zweites Cookie lässt uns diesen Browser bis zu einem halben Jahr nach Ihrer letzten Anmeldung wiedererkennen, auch wenn Sie sich abgemeldet haben, damit niemand Sie durch Raten aussperren kann. Es enthält eine Zufallszahl und eine Signatur. Es verrät nicht, wer Sie sind, gewährt keinen Zugang und wird wirkungslos, wenn Sie ein neues Passwort festlegen oder alle anderen Geräte abmelden.\nEin drittes Cookie lässt uns Ihre eigenen Aufrufe auslassen, wenn wir zählen, wie oft Ihre Codes gescannt werden. Auch dieses Cookie enthält nur Zufallszahlen und Signaturen, verrät nicht, wer Sie sind, und gewährt keinen Zugang. Es wird gelöscht, wenn Sie sich abmelden oder Ihr Konto löschen, und endet spätestens ein halbes Jahr nach der letzten Nutzung Ihres Kontos.\nWährend Sie einen Code aktivieren, lässt ein weiteres Cookie diesen Browser die Seite für den Bestätigungscode einen Tag lang wieder öffnen. Es verrät weder, wer Sie sind, noch Ihre Adresse. Was Sie in das Formular eingeben, bleibt in dessen Tab, bis der Code aktiviert ist oder Sie den Tab schließen. Der Browser merkt sich außerdem, ohne Ihre Adresse, auf welchen Bestätigungscode er wartet, damit erneutes Scannen dorthin zurückführt.\nIhr Browser selbst merkt sich Ihre Anzeigeeinstellungen, die gewählte Sprache (ein Jahr lang auch in einem Cookie, damit Seiten gleich in ihr erscheinen), ob Sie angemeldet sind, die zuletzt benutzte E-Mail-Adresse und ob Sie sich damit per Passwort oder per Code angemeldet haben. Die letzten beiden bleiben beim Abmelden erhalten, damit das Formular beim nächsten Mal bereit ist.\nWenn Sie angeben, dass auch andere einen Computer nutzen, endet die Sitzung dort nach 30 Minuten ohne Anfrage, und ihre Cookies enden mit dem Browser. Das zweite Cookie wird nicht gesetzt, und der Browser merkt sich weder Ihre E-Mail-Adresse noch die Art der Anmeldung; bis er geschlossen wird, merkt er sich in einem weiteren Cookie nur, dass ihn auch andere nutzen.\nEs gibt keine Cookies, die der Werbung dienen oder Menschen verfolgen, und nichts wird von anderen Firmen geladen; deshalb kommt diese Website ohne Einwilligungsbanner aus.',
      },
      abuse: {
        title: 'Schutz vor Missbrauch',
        text: 'Damit niemand Passwörter errät oder massenhaft Nachrichten schickt, zählen wir Versuche pro Netzwerkadresse und pro E-Mail-Adresse. Gespeichert wird nur ein Hash, und der wird nach etwa einem Tag gelöscht. Einen Tag lang merkt sich der Server außerdem, nur im Arbeitsspeicher und als Prüfzahl, welche Codes von einer Netzwerkadresse aus geöffnet wurden.\nTechnische Ereignisse und Fehler schreibt der Server in ein Protokoll. Passwörter, Codes und Links stehen nie darin.',
      },
      purposes: {
        title: 'Zwecke und Rechtsgrundlagen',
        text: 'Konto, Profil, Codes, Nachrichten und E-Mails verarbeiten wir, um den von Ihnen gewünschten Dienst zu erbringen (in der Europäischen Union: Art. 6 Abs. 1 Buchst. b DSGVO). Scan-Zählung, Schutz vor Missbrauch und Protokolle dienen unserem berechtigten Interesse an einem sicheren und funktionierenden Dienst (Art. 6 Abs. 1 Buchst. f DSGVO). Öffentliche Angaben zeigen wir, weil Sie es so gewählt haben. Automatisierte Entscheidungen über Sie gibt es nicht.',
      },
      recipients: {
        title: 'Wer Daten erhält',
        text: 'Wir verkaufen keine Daten und geben sie nicht für Werbung weiter. Firmen, die diese Website beherbergen oder ihre E-Mails zustellen, verarbeiten Daten in unserem Auftrag und unter Vertrag. Behörden erhalten Daten nur, wenn uns das Gesetz dazu verpflichtet.',
      },
      retention: {
        title: 'Wie lange Daten bleiben',
        text: 'Konto und Profil bleiben, bis das Konto gelöscht wird. Nachrichten bleiben, bis ihr Empfänger sie löscht oder das Konto endet. Was zum Aktivieren eingegeben und nie bestätigt wurde, wird nach etwa einem Tag gelöscht. Sitzungen werden nach ihrem Ablauf gelöscht. Scan-Zahlen bleiben als bloße Zahlen.\nSicherungskopien können gelöschte Daten noch eine Zeit lang enthalten, bis sie überschrieben werden.',
      },
      rights: {
        title: 'Ihre Rechte',
        text: 'Ihr Profil können Sie jederzeit selbst ansehen und ändern. Außerdem können Sie von uns eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, ihre Nutzung einschränken lassen, sie in einem gängigen Format mitnehmen und Nutzungen widersprechen, die auf unserem berechtigten Interesse beruhen.\nWenn Sie meinen, dass wir mit Ihren Daten falsch umgehen, schreiben Sie uns bitte. Sie können sich auch bei einer Datenschutzaufsichtsbehörde beschweren.',
      },
      changes: {
        title: 'Änderungen dieser Seite',
        text: 'Ändert sich der Dienst so, dass es hier von Bedeutung ist, ändert sich diese Seite mit und trägt ein neues Datum.',
      },
    },
  },
} satisfies TranslationOf<typeof en>;
