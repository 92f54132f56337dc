import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  changed: 'Zuletzt aktualisiert am {{date}}',
  operator: {
    title: 'Wer verantwortlich ist',
    named: 'Diese Website wird von {{name}} betrieben.',
    unnamed:
      'Verantwortlich ist der Betreiber dieser Website, der hier aber noch keinen Namen angegeben hat.',
    email: 'Fragen und Anliegen:',
    noEmail:
      'Hier steht noch keine Kontaktadresse. Bitte fragen Sie die Person oder Organisation, von der Sie Ihren Code haben.',
  },
  terms: {
    intro:
      'Diese Bedingungen legen fest, was Sie von {{brand}} erwarten können und was wir von Ihnen erwarten. Mit „wir“ ist der Betreiber dieser Website gemeint. Mit der Nutzung der Website stimmen Sie diesen Bedingungen zu.',
    sections: {
      service: {
        title: 'Der Dienst',
        text: 'Sie bringen einen Code von {{brand}} an etwas an, das Ihnen gehört, etwa an Schlüsseln, einer Tasche oder einer Visitenkarte. Wer ihn scannt, sieht die Kontaktdaten, die Sie öffentlich gemacht haben, und kann Ihnen eine Nachricht senden.\nUm einen Code anzusehen oder eine Nachricht zu senden, braucht man kein Konto.',
      },
      account: {
        title: 'Ihr Konto',
        text: 'Wenn Sie einen Code aktivieren, entsteht ein Konto für Ihre E-Mail-Adresse. Verwenden Sie eine eigene Adresse, denn dorthin senden wir Codes und Links für die Anmeldung.\nBehalten Sie Passwort, Codes und Links für sich. Sagen Sie uns Bescheid, wenn Sie glauben, dass jemand anderes Ihr Konto benutzt.',
      },
      codes: {
        title: 'Ihre Codes',
        text: 'Ein Code gehört zu dem Konto, das ihn aktiviert hat, bis die Aktivierung aufgehoben wird. Kostenlose Konten können nur eine begrenzte Zahl von Codes gleichzeitig haben.\nWird ein Code missbraucht oder als verloren gemeldet, dürfen wir ihn sperren.',
      },
      content: {
        title: 'Was Sie veröffentlichen',
        text: 'Was Sie in Ihr Profil schreiben, gehört weiterhin Ihnen. Sie erlauben uns, es zu speichern und den öffentlichen Teil allen zu zeigen, die Ihren Code scannen. Dafür ist der Dienst da.\nVeröffentlichen Sie nur Angaben, die Sie veröffentlichen dürfen. Für Angaben zu anderen Personen brauchen Sie deren Einwilligung.',
      },
      conduct: {
        title: 'Was nicht erlaubt ist',
        text: 'Nutzen Sie den Dienst nicht, um andere zu belästigen, zu täuschen oder zu bedrohen, um Werbung zu versenden, um Schadsoftware zu verbreiten oder für etwas, das verboten ist.\nVersuchen Sie nicht, fremde Daten zu lesen, Limits zu umgehen oder den Dienst zu überlasten.',
      },
      availability: {
        title: 'Verfügbarkeit',
        text: 'Wir bemühen uns um einen zuverlässigen Betrieb, können aber nicht versprechen, dass der Dienst immer verfügbar und fehlerfrei ist. Wir dürfen Teile davon ändern oder einstellen. Fällt etwas weg, auf das Sie sich verlassen, sagen wir Ihnen rechtzeitig Bescheid.\nEin Code ersetzt keinen Notruf.',
      },
      liability: {
        title: 'Haftung',
        text: 'Bei Vorsatz und grober Fahrlässigkeit sowie bei Verletzung von Leben, Körper oder Gesundheit haften wir unbeschränkt. Im Übrigen haften wir nur, wenn wir wesentliche Pflichten verletzen, und nur für den vorhersehbaren Schaden. Zwingende gesetzliche Rechte bleiben unberührt.\nWir prüfen nicht, was Menschen veröffentlichen oder einander schreiben, und sind an ihren Vereinbarungen nicht beteiligt.',
      },
      ending: {
        title: 'Beendigung',
        text: 'Sie können jederzeit aufhören, den Dienst zu nutzen, und uns bitten, Ihr Konto zu löschen. Verstößt ein Konto gegen diese Bedingungen, dürfen wir es schließen. Außer in schweren Fällen warnen wir Sie vorher.',
      },
      changes: {
        title: 'Änderungen dieser Bedingungen',
        text: 'Wenn wir diese Bedingungen ändern, veröffentlichen wir hier die neue Fassung mit ihrem Datum. Betrifft eine Änderung Sie wesentlich, senden wir Ihnen außerdem eine E-Mail an die Adresse Ihres Kontos, bevor sie gilt.',
      },
      law: {
        title: 'Anwendbares Recht',
        text: 'Es gilt das Recht des Landes, in dem der Betreiber seinen Sitz hat. Sind Sie Verbraucher, gelten für Sie außerdem die zwingenden Schutzvorschriften des Landes, in dem Sie leben, und Sie können dort vor Gericht gehen.',
      },
    },
  },
  privacy: {
    intro:
      'Diese Seite erklärt, welche Daten {{brand}} speichert, warum und wie lange. Kurz gesagt: Wir speichern, was nötig ist, um Sie über Ihren Code zu erreichen. Wer ihn scannt, sieht nur, was Sie öffentlich gemacht haben. Wir verfolgen niemanden.',
    sections: {
      account: {
        title: 'Konto und Profil',
        text: 'Zu Ihrem Konto speichern wir Ihren Namen, Ihre E-Mail-Adresse, die Sprache der Oberfläche, Ihre Rolle und den Zeitpunkt, zu dem das Konto erstellt wurde. Wenn Sie ein Passwort festlegen, speichern wir davon nur einen Hash, aus dem es sich nicht zurückrechnen lässt.\nIhr Profil enthält, was Sie eintragen, etwa Telefonnummer, Firma oder Website. Jede dieser Angaben kennzeichnen Sie als öffentlich oder privat. Wenn Sie ein Foto hinzufügen, ist es öffentlich. Alles andere, was die Datei enthält, etwa Ort und Zeit der Aufnahme, entfernen wir.\nZu jedem Ihrer Codes speichern wir, wann Sie ihn aktiviert haben, wie Sie ihn genannt haben, die Texte und die Gestaltung seiner Seite und des Codes und ob Sie bei neuen Nachrichten eine E-Mail möchten oder manche zurückhalten. Wir speichern auch Ihre Schnellantworten und die Absender, die Sie blockieren.',
      },
      scans: {
        title: 'Wenn ein Code gescannt wird',
        text: 'Wer Ihren Code scannt oder den Link dazu hat, sieht Ihren Namen, Ihr Foto und die Angaben, die Sie als öffentlich gekennzeichnet haben. Private Angaben und Ihre Nachrichten sind nicht zu sehen, Ihre E-Mail-Adresse nur, wenn Sie sie öffentlich gemacht haben.\nWir zählen, wie oft ein Code pro Tag gescannt wird. Die Zählung enthält keine IP-Adresse, kein Gerät und keinen Ort und sagt nicht, wer gescannt hat. Ihre eigenen Aufrufe zählen in einem Browser, in dem Sie sich angemeldet haben, nicht mit.\nDamit erneutes Laden nicht als weiterer Scan zählt, merkt sich der Server eine Minute lang, nur im Arbeitsspeicher, einen kurzen Hash aus Code, IP-Adresse und Browser. Die Zufallszahlen, die dafür verwendet werden, ändern sich jeden Tag und werden nicht gespeichert.\nWenn Sie einen Code mit der Kamera auf dieser Website scannen, wertet Ihr Browser das Bild aus. Es wird nicht an uns gesendet.',
      },
      messages: {
        title: 'Nachrichten',
        text: 'Wir speichern jede Nachricht mit Text, Zeitpunkt und den Kontaktdaten, die der Absender angegeben hat. Lesen kann sie nur, wem der Code zu dieser Zeit gehört. Wer denselben Code später besitzt, bekommt sie nie zu sehen. Meldet der Inhaber eine Nachricht, kann die Administration die ganze Unterhaltung lesen und löschen. Jeder Zugriff wird protokolliert.\nDer Inhaber des Codes kann auf dieser Website in einer Unterhaltung antworten. Wer den Link zu einer Unterhaltung hat, kann sie lesen und darin schreiben. Die Unterhaltung wird mit der Nachricht gelöscht. Beide Beteiligten können sehen, ob der andere ihre Nachrichten gelesen hat. Dafür speichern wir, bis wohin beide jeweils gelesen und wann sie zuletzt nachgesehen haben.\nBeide Seiten können Fotos und ihren Standort hinzufügen. Fotos speichern wir ohne die Daten, die eine Kamera hinzufügt, etwa Ort und Zeit. Ihren Standort gibt Ihr Browser nur weiter, wenn Sie es erlauben. Sie wählen, ob Sie Ihren genauen oder einen auf 500 Meter gerundeten Standort senden. Wählen Sie den gerundeten, erhalten wir den genauen nie. Beide Seiten können auch eine Telefonnummer teilen und das Teilen wieder beenden. Fotos, Standorte und Nummern werden mit der Unterhaltung gelöscht. Eine Nummer, die der Absender nicht mehr teilt, wird sofort gelöscht.\nWenn Sie eine E-Mail-Adresse für Antworten angeben, sieht sie sonst niemand. Wir senden Ihnen den Link zur Unterhaltung und Antworten dorthin. Wir löschen die Adresse, wenn Sie diese E-Mails abbestellen, oder mit der Unterhaltung. E-Mails an beide Seiten zitieren, was geschrieben wurde. Wer eine Unterhaltung zu einem eigenen Code aus einer E-Mail öffnet, erhält ein Cookie, das diesen Browser von anderen unterscheidet. Es läuft nach sieben Tagen ab.\nWenn Sie darum bitten, die Aktivierung eines Codes aufzuheben, sieht der Inhaber Ihren Namen, Ihre E-Mail-Adresse und den Grund. Die Anfrage wird nach einem Tag gelöscht.',
      },
      mails: {
        title: 'E-Mails',
        text: 'Wir senden E-Mails mit Codes und Links zum Anmelden und Aktivieren, E-Mails zu Änderungen an Ihrem Konto und zu Anfragen zu Ihren Codes und, wenn Sie möchten, Hinweise auf neue Nachrichten. Meldet sich jemand in einem Browser, den wir nicht kennen, in Ihrem Konto an, teilen wir Ihnen per E-Mail die Zeit, den Browser, das System und den ersten Teil der IP-Adresse mit. Unsere E-Mails enthalten keine Werbung und keine Zählpixel. Den Vermerk über eine gesendete E-Mail löschen wir nach 30 Tagen. Die Codes selbst werden nicht gespeichert.',
      },
      sessions: {
        title: 'Sitzungen, Cookies und Browserspeicher',
        text: 'Wenn Sie sich anmelden, sorgt ein Cookie dafür, dass Sie angemeldet bleiben. Es verliert seine Gültigkeit nach 30 Tagen ohne Besuch und spätestens nach 180 Tagen, bei der Administration nach 30 Minuten ohne Aktivität und spätestens nach 12 Stunden. Der Betreiber kann andere Zeiten festgelegt haben. Der Inhalt des Cookies ändert sich täglich. Bei uns besteht eine Sitzung aus Ihrem Konto, den Zeiten von Beginn und letzter Nutzung, Name und Version von Browser und System und der Angabe, ob auch andere den Computer nutzen.\nAn einem zweiten Cookie erkennen wir diesen Browser nach Ihrer letzten Anmeldung ein halbes Jahr lang wieder, auch wenn Sie sich abgemeldet haben, damit niemand Sie durch Raten aussperren kann. Es enthält eine Zufallszahl und eine Signatur. Es verrät nicht, wer Sie sind, und gewährt keinen Zugang. Es verliert seine Gültigkeit, wenn Sie ein neues Passwort festlegen, Ihre E-Mail-Adresse ändern oder alle anderen Geräte abmelden.\nDank eines dritten Cookies zählen wir Ihre eigenen Besuche bei den Scans Ihrer Codes nicht mit. Auch dieses Cookie enthält nur Zufallszahlen und Signaturen, verrät nicht, wer Sie sind, und gewährt keinen Zugang. Es wird gelöscht, wenn Sie sich abmelden oder Ihr Konto löschen, und läuft spätestens ein halbes Jahr nach der letzten Nutzung Ihres Kontos ab.\nWährend Sie einen Code aktivieren, sorgt ein weiteres Cookie dafür, dass dieser Browser die Seite für den Bestätigungscode einen Tag lang wieder öffnen kann. Es verrät weder, wer Sie sind, noch Ihre Adresse. Was Sie in das Formular eingeben, bleibt in diesem Browser-Tab, bis der Code aktiviert ist oder Sie den Tab schließen. Der Browser merkt sich außerdem, ohne Ihre Adresse, auf welchen Bestätigungscode er wartet, damit Sie bei erneutem Scannen wieder dorthin gelangen.\nIhr Browser selbst merkt sich Ihre Einstellungen für Darstellung und Tastatur, die gewählte Sprache (ein Jahr lang auch in einem Cookie, damit Seiten gleich in dieser Sprache erscheinen), ob Sie angemeldet sind, die zuletzt verwendete E-Mail-Adresse und ob Sie sich mit einem Passwort oder einem Code angemeldet haben. Die letzten beiden bleiben beim Abmelden erhalten, damit das Formular beim nächsten Mal schon vorausgefüllt ist.\nWenn Sie angeben, dass auch andere einen Computer nutzen, endet die Sitzung dort nach 30 Minuten ohne Aktivität und spätestens nach 12 Stunden, sofern der Betreiber keine anderen Zeiten festgelegt hat. Die Cookies der Sitzung werden gelöscht, wenn der Browser geschlossen wird. Das zweite Cookie wird nicht gesetzt, und der Browser merkt sich weder Ihre E-Mail-Adresse noch die Art der Anmeldung. Bis er geschlossen wird, merkt sich ein weiteres Cookie nur, dass auch andere den Computer nutzen.\nWir setzen keine Cookies für Werbung oder Tracking und laden nichts von anderen Firmen. Deshalb braucht diese Website kein Einwilligungsbanner.',
      },
      abuse: {
        title: 'Schutz vor Missbrauch',
        text: 'Damit niemand Passwörter errät oder massenhaft Nachrichten sendet, zählen wir Versuche pro IP-Adresse, E-Mail-Adresse, Konto und Code. Wir speichern nur einen Hash und löschen ihn nach etwa einem Tag. Nur eine Zählung bewahren wir länger auf: wie oft nacheinander für eine E-Mail-Adresse ein falscher Bestätigungscode eingegeben wurde. Sie wird gelöscht, wenn der richtige Code oder ein Link aus unseren E-Mails genutzt wird, spätestens nach zehn Jahren. Einen Tag lang merkt sich der Server außerdem, nur im Arbeitsspeicher, welche Codes von einer IP-Adresse aus geöffnet wurden, jeden als kurzen Hash.\nTechnische Ereignisse und Fehler schreibt der Server in ein Protokoll. Bei Anmeldungen, fehlgeschlagenen Anmeldungen und Anzeichen eines Angriffs enthält es die IP-Adresse und die Kennung des Kontos. Auch der Webserver kann die IP-Adresse jeder Anfrage protokollieren. Passwörter, Codes und Links gelangen nie in ein Protokoll. Wie lange Protokolle aufbewahrt werden, entscheidet der Betreiber.\nDie Administration kann sehen, wann sich ein Konto angemeldet hat, wann sein Passwort oder seine E-Mail-Adresse geändert wurde und wann es gelöscht wurde. Diese Einträge enthalten die Kennung des Kontos, aber weder Namen noch Adresse, und werden nach 400 Tagen gelöscht.',
      },
      purposes: {
        title: 'Zwecke und Rechtsgrundlagen',
        text: 'Konten, Profile, Codes, Nachrichten und E-Mails verarbeiten wir, um den von Ihnen gewünschten Dienst zu erbringen (in der Europäischen Union: Art. 6 Abs. 1 Buchst. b DSGVO). Scan-Zählung, Schutz vor Missbrauch und Protokolle dienen unserem berechtigten Interesse an einem sicheren und funktionierenden Dienst (Art. 6 Abs. 1 Buchst. f DSGVO). Öffentliche Angaben zeigen wir, weil Sie es so gewählt haben. Wir treffen keine automatisierten Entscheidungen über Sie.',
      },
      recipients: {
        title: 'Wer Daten erhält',
        text: 'Wir verkaufen keine Daten und geben sie nicht für Werbung weiter. Firmen, die diese Website hosten oder ihre E-Mails zustellen, verarbeiten Daten in unserem Auftrag und auf Grundlage eines Vertrags. Die Administration dieser Website kann Ihren Namen, Ihre E-Mail-Adresse, Ihre Codes und die Vermerke über E-Mails an Sie sehen, aber weder Ihre privaten Angaben noch Nachrichten, die nicht gemeldet wurden. Behörden erhalten Daten nur, wenn uns das Gesetz dazu verpflichtet.',
      },
      retention: {
        title: 'Wie lange wir Daten speichern',
        text: 'Konto und Profil speichern wir, bis das Konto gelöscht wird. Nachrichten bleiben, bis der Inhaber sie löscht oder das Konto gelöscht wird. Der Betreiber kann eine Frist festlegen, nach der eine Unterhaltung gelöscht wird, wenn niemand mehr darin geschrieben hat. Wenn Sie die Aktivierung eines Codes aufheben, werden seine Texte und seine Gestaltung gelöscht, und seine Nachrichten bleiben bei Ihnen. Was Sie eingeben, um einen Bestätigungscode zu erhalten, wird nach etwa einem Tag gelöscht. Sitzungen werden nach ihrem Ablauf gelöscht. Scan-Zahlen bleiben als bloße Zahlen erhalten.\nSicherungskopien können gelöschte Daten noch eine Zeit lang enthalten, bis sie überschrieben werden. Wenn wir Ihre Daten auf Ihre Bitte löschen, behalten wir einen Hash Ihrer E-Mail-Adresse, den nur unser Server berechnen kann. So können wir die Daten erneut löschen, falls wir eine Sicherung zurückspielen.',
      },
      rights: {
        title: 'Ihre Rechte',
        text: 'Unter „Mein Profil“ können Sie jederzeit selbst Ihr Profil ansehen und ändern, Ihre Daten herunterladen und Ihr Konto löschen. Außerdem können Sie von uns eine Kopie Ihrer Daten verlangen, sie berichtigen oder löschen lassen, ihre Nutzung einschränken lassen, sie in einem gängigen Format erhalten und Nutzungen widersprechen, die auf unserem berechtigten Interesse beruhen.\nWenn Sie meinen, dass wir mit Ihren Daten falsch umgehen, schreiben Sie uns bitte. Sie können sich auch bei einer Datenschutzaufsichtsbehörde beschweren.',
      },
      changes: {
        title: 'Änderungen dieser Seite',
        text: 'Ändert sich am Dienst etwas, das diese Seite beschreibt, aktualisieren wir sie und ihr Datum.',
      },
    },
  },
} satisfies TranslationOf<typeof en>;
