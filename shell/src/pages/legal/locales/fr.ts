import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  changed: 'Dernière mise à jour : {{date}}',
  operator: {
    title: 'Qui est responsable',
    named: 'Ce site est exploité par {{name}}.',
    unnamed: 'L’exploitant de ce site en est responsable, mais n’a pas encore indiqué son nom.',
    email: 'Questions et demandes :',
    noEmail:
      'Aucune adresse de contact n’est encore indiquée ici. Adressez-vous à la personne ou à l’organisation qui vous a remis votre code.',
  },
  terms: {
    intro:
      'Ces conditions précisent ce que vous pouvez attendre de {{brand}} et ce que nous attendons de vous. « Nous » désigne l’exploitant de ce site. En utilisant le site, vous acceptez ces conditions.',
    sections: {
      service: {
        title: 'Le service',
        text: 'Vous posez un code {{brand}} sur un objet qui vous appartient, par exemple des clés, un sac ou une carte de visite. Toute personne qui le scanne voit les coordonnées que vous avez rendues publiques et peut vous envoyer un message.\nIl n’est pas nécessaire d’avoir un compte pour consulter un code ou envoyer un message.',
      },
      account: {
        title: 'Votre compte',
        text: 'Lorsque vous activez un code, un compte est créé pour votre adresse e-mail. Indiquez une adresse qui vous appartient, car nous y envoyons les codes et les liens de connexion.\nGardez pour vous votre mot de passe, vos codes et vos liens. Prévenez-nous si vous pensez que quelqu’un d’autre utilise votre compte.',
      },
      codes: {
        title: 'Vos codes',
        text: 'Un code appartient au compte qui l’a activé jusqu’à ce que son activation soit annulée. Un compte gratuit ne peut détenir qu’un nombre limité de codes à la fois.\nNous pouvons bloquer un code utilisé abusivement ou signalé comme perdu.',
      },
      content: {
        title: 'Ce que vous publiez',
        text: 'Ce que vous écrivez dans votre profil reste à vous. Vous nous autorisez à le conserver et à en montrer la partie publique aux personnes qui scannent votre code : c’est l’objet du service.\nNe publiez que des informations que vous avez le droit de publier. Pour publier des informations sur d’autres personnes, il vous faut leur accord.',
      },
      conduct: {
        title: 'Ce qui n’est pas permis',
        text: 'N’utilisez pas le service pour harceler, tromper ou menacer quelqu’un, pour envoyer de la publicité, pour diffuser des logiciels malveillants ou à toute autre fin illégale.\nN’essayez pas de lire les données d’autrui, de contourner les limites ou de surcharger le service.',
      },
      availability: {
        title: 'Disponibilité',
        text: 'Nous faisons notre possible pour que le service fonctionne, mais nous ne pouvons pas promettre qu’il sera toujours disponible ni exempt d’erreurs. Nous pouvons en modifier ou en supprimer certaines parties. Si une fonction sur laquelle vous comptez doit disparaître, nous vous en informerons à temps.\nUn code ne remplace pas un appel d’urgence.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Notre responsabilité est illimitée en cas de faute intentionnelle ou de négligence grave, ainsi qu’en cas d’atteinte à la vie, à l’intégrité physique ou à la santé. Pour le reste, nous ne répondons que du manquement à une obligation essentielle, et uniquement du dommage prévisible. Les droits que la loi vous accorde et auxquels il n’est pas possible de renoncer restent intacts.\nNous ne contrôlons pas ce que les personnes publient ou s’écrivent et ne sommes pas partie à leurs accords.',
      },
      ending: {
        title: 'Résiliation',
        text: 'Vous pouvez cesser d’utiliser le service à tout moment et nous demander de supprimer votre compte. Nous pouvons fermer un compte qui enfreint ces conditions. Sauf cas grave, nous vous avertirons d’abord.',
      },
      changes: {
        title: 'Modification de ces conditions',
        text: 'Lorsque nous modifions ces conditions, nous publions ici la nouvelle version avec sa date. Si un changement est important pour vous, nous vous écrirons aussi à l’adresse e-mail de votre compte avant son entrée en vigueur.',
      },
      law: {
        title: 'Droit applicable',
        text: 'Le droit du pays où l’exploitant est établi s’applique. Si vous êtes consommateur, les règles impératives du pays où vous vivez vous protègent également, et vous pouvez y saisir la justice.',
      },
    },
  },
  privacy: {
    intro:
      'Cette page explique quelles données {{brand}} conserve, pourquoi et pendant combien de temps. En bref : nous conservons ce qui est nécessaire pour que l’on puisse vous joindre grâce à votre code, les personnes qui le scannent ne voient que ce que vous avez rendu public, et personne n’est pisté.',
    sections: {
      account: {
        title: 'Compte et profil',
        text: 'Pour votre compte, nous conservons votre nom, votre adresse e-mail, la langue de l’interface, votre rôle et la date de création du compte. Si vous définissez un mot de passe, nous n’en conservons qu’une empreinte irréversible.\nVotre profil contient ce que vous y saisissez, par exemple votre numéro de téléphone, votre entreprise ou votre site web. Vous marquez chacune de ces données comme publique ou privée. Si vous ajoutez une photo, elle est publique. Nous supprimons tout ce que le fichier contient d’autre, comme le lieu et l’heure.\nPour chacun de vos codes, nous conservons sa date d’activation, le nom que vous lui avez donné, les textes et l’apparence de sa page et du code, et vos choix de recevoir ou non des e-mails pour les nouveaux messages et d’en retenir certains. Nous conservons aussi les réponses rapides que vous rédigez et les expéditeurs que vous bloquez.',
      },
      scans: {
        title: 'Quand un code est scanné',
        text: 'Les personnes qui scannent votre code ou qui ont son lien voient votre nom, votre photo et les données que vous avez marquées comme publiques. Elles ne voient ni les données privées ni vos messages, et ne voient votre adresse e-mail que si vous l’avez rendue publique.\nNous comptons combien de fois un code est scanné chaque jour. Ce comptage ne contient ni adresse IP, ni appareil, ni lieu, et ne dit pas qui l’a scanné. Vos propres visites ne sont pas comptées dans un navigateur où vous vous êtes connecté.\nPour qu’une page rechargée ne compte pas comme un nouveau scan, le serveur retient pendant une minute, uniquement en mémoire vive, une courte empreinte du code, de l’adresse IP et du navigateur. Les nombres aléatoires qui y entrent changent chaque jour et ne sont pas conservés.\nSi vous scannez un code avec l’appareil photo sur ce site, c’est votre navigateur qui lit l’image. Elle ne nous est pas envoyée.',
      },
      messages: {
        title: 'Messages',
        text: 'Nous conservons chaque message avec son texte, son heure et les coordonnées que l’expéditeur a éventuellement ajoutées. Seul le propriétaire du code à ce moment-là peut le lire ; un propriétaire ultérieur du même code ne le voit jamais. Si le propriétaire signale un message, l’administration peut lire toute la conversation et la supprimer. Chaque lecture est consignée.\nLe propriétaire peut répondre dans une conversation sur ce site. Toute personne qui a le lien d’une conversation peut la lire et y écrire. La conversation est supprimée avec le message. Chaque partie peut voir si l’autre a lu ses messages. Pour cela, nous notons jusqu’où chacune a lu et quand elle a consulté la conversation pour la dernière fois.\nLes deux parties peuvent ajouter des photos et leur position. Nous conservons les photos sans les données qu’un appareil photo y ajoute, comme le lieu et l’heure. Votre navigateur ne communique votre position que si vous l’y autorisez. Vous choisissez d’envoyer votre position exacte ou une position arrondie à 500 mètres. Si vous choisissez la position arrondie, nous ne recevons jamais la position exacte. Les deux parties peuvent aussi partager un numéro de téléphone, et cesser de le partager. Les photos, les positions et les numéros sont supprimés avec la conversation ; un numéro que l’expéditeur cesse de partager est supprimé immédiatement.\nSi vous laissez une adresse e-mail pour les réponses, personne d’autre ne la voit. Nous l’utilisons pour vous envoyer par e-mail le lien de la conversation et les éventuelles réponses. Nous la supprimons lorsque vous arrêtez ces e-mails, ou avec la conversation. Les e-mails adressés aux deux parties citent ce qui a été écrit. Le propriétaire qui ouvre une conversation depuis un e-mail reçoit un cookie qui distingue ce navigateur des autres. Il expire au bout de sept jours.\nSi vous demandez à un propriétaire d’annuler l’activation d’un code, il voit votre nom, votre adresse e-mail et votre motif. La demande est supprimée au bout d’un jour.',
      },
      mails: {
        title: 'E-mails',
        text: 'Nous envoyons des e-mails contenant des codes et des liens de connexion et d’activation, des e-mails au sujet des modifications de votre compte et des demandes concernant vos codes, ainsi que des notifications de nouveaux messages si vous le souhaitez. Lorsque quelqu’un se connecte à votre compte avec un navigateur que nous ne connaissons pas, nous vous indiquons par e-mail l’heure, le navigateur et le système, et le début de l’adresse IP. Nos e-mails ne contiennent ni publicité ni pixel de suivi. Au bout de 30 jours, nous supprimons la trace des e-mails envoyés. Les codes eux-mêmes ne sont pas conservés.',
      },
      sessions: {
        title: 'Sessions, cookies et mémoire du navigateur',
        text: 'Lorsque vous vous connectez, un cookie maintient votre session ouverte. Il cesse de fonctionner après 30 jours sans visite et au plus tard après 180 jours ; pour l’administration, après 30 minutes sans activité et au plus tard après 12 heures. L’exploitant peut avoir fixé d’autres durées. Le contenu de ce cookie change chaque jour. De notre côté, une session se compose de votre compte, des heures de son début et de sa dernière utilisation, du nom et de la version de votre navigateur et de votre système, et de l’indication que l’ordinateur est partagé ou non.\nUn deuxième cookie nous permet de reconnaître ce navigateur pendant six mois après votre dernière connexion, même si vous vous êtes déconnecté, afin que personne ne puisse vous bloquer l’accès en multipliant les tentatives. Il contient un nombre aléatoire et une signature. Il ne permet pas de vous identifier, ne donne accès à rien et cesse de fonctionner lorsque vous choisissez un nouveau mot de passe, changez d’adresse e-mail ou déconnectez tous les autres appareils.\nUn troisième cookie nous permet d’écarter vos propres visites lorsque nous comptons les scans de vos codes. Lui aussi ne contient que des nombres aléatoires et des signatures, ne permet pas de vous identifier et ne donne accès à rien. Il est supprimé lorsque vous vous déconnectez ou supprimez votre compte, et expire au plus tard six mois après la dernière utilisation de votre compte.\nPendant que vous activez un code, un autre cookie permet à ce navigateur de rouvrir pendant un jour la page du code de vérification. Il ne révèle ni votre identité ni votre adresse. Ce que vous saisissez dans le formulaire reste dans son onglet jusqu’à ce que le code soit activé ou que vous fermiez l’onglet. Le navigateur retient aussi, sans votre adresse, quel code de vérification il attend, pour qu’un nouveau scan vous y ramène.\nVotre navigateur retient lui-même vos réglages d’affichage et de clavier, la langue choisie (aussi dans un cookie, pendant un an, pour que les pages s’ouvrent d’emblée dans cette langue), l’état de votre session (ouverte ou non), la dernière adresse e-mail utilisée et votre mode de connexion (mot de passe ou code). Ces deux dernières informations restent après la déconnexion, pour que le formulaire soit prêt à votre retour.\nSi vous indiquez qu’un ordinateur est partagé, la session y expire après 30 minutes sans activité et au plus tard après 12 heures, sauf si l’exploitant a fixé d’autres durées. Ses cookies sont supprimés à la fermeture du navigateur. Le deuxième cookie n’est pas déposé, et le navigateur ne retient ni votre adresse e-mail ni votre mode de connexion. Jusqu’à sa fermeture, un autre cookie retient seulement que l’ordinateur est partagé.\nNous ne déposons aucun cookie publicitaire ou de suivi et ne chargeons rien depuis d’autres entreprises : ce site n’a donc pas besoin de bandeau de consentement.',
      },
      abuse: {
        title: 'Protection contre les abus',
        text: 'Pour éviter que quelqu’un devine des mots de passe ou envoie des messages en masse, nous comptons les tentatives par adresse IP, adresse e-mail, compte et code. Nous n’en conservons qu’une empreinte, que nous supprimons au bout d’un jour environ. Un seul compteur est conservé plus longtemps : celui des codes de vérification erronés saisis à la suite pour une adresse e-mail. Il est supprimé lorsque le bon code ou un lien que nous avons envoyé est utilisé, ou au plus tard après dix ans. Pendant un jour, le serveur retient aussi, uniquement en mémoire vive, quels codes ont été ouverts depuis une adresse IP. Chacun est conservé sous forme de courte empreinte.\nLe serveur note les événements techniques et les erreurs dans un journal. Pour les connexions, les échecs de connexion et les signes d’une attaque, le journal contient l’adresse IP et l’identifiant du compte. Le serveur web peut aussi noter l’adresse IP de chaque requête. Les mots de passe, les codes et les liens ne figurent jamais dans un journal. L’exploitant décide de la durée de conservation des journaux.\nL’administration peut voir quand un compte s’est connecté, quand son mot de passe ou son adresse e-mail a changé et quand il a été supprimé. Ces enregistrements contiennent l’identifiant du compte, mais ni nom ni adresse, et sont supprimés au bout de 400 jours.',
      },
      purposes: {
        title: 'Finalités et bases juridiques',
        text: 'Nous traitons les comptes, les profils, les codes, les messages et les e-mails pour fournir le service que vous avez demandé (dans l’Union européenne : article 6, paragraphe 1, point b) du RGPD). Le comptage des scans, la protection contre les abus et les journaux reposent sur notre intérêt légitime à proposer un service sûr et fonctionnel (article 6, paragraphe 1, point f) du RGPD). Nous montrons les données publiques parce que vous l’avez choisi. Nous ne prenons aucune décision automatisée à votre sujet.',
      },
      recipients: {
        title: 'Qui reçoit des données',
        text: 'Nous ne vendons pas de données et ne les transmettons pas à des fins publicitaires. Les entreprises qui hébergent ce site ou acheminent ses e-mails traitent des données pour notre compte et sous contrat. L’administration de ce site peut voir votre nom, votre adresse e-mail, vos codes et la trace des e-mails qui vous sont envoyés, mais ni vos données privées ni les messages qui n’ont pas été signalés. Les autorités ne reçoivent de données que lorsque la loi nous y oblige.',
      },
      retention: {
        title: 'Durée de conservation',
        text: 'Nous conservons votre compte et votre profil jusqu’à la suppression du compte. Les messages restent jusqu’à ce que leur propriétaire les supprime ou que le compte soit supprimé. L’exploitant peut fixer un délai après lequel une conversation est supprimée si personne n’y a écrit. Lorsque vous annulez l’activation d’un code, ses textes et son apparence sont supprimés, et ses messages vous restent. Ce que vous saisissez pour recevoir un code de vérification est supprimé au bout d’un jour environ. Les sessions sont supprimées une fois expirées. Les comptages de scans restent sous forme de simples nombres.\nLes sauvegardes peuvent contenir des données supprimées encore quelque temps, jusqu’à leur écrasement. Si nous supprimons vos données à votre demande, nous conservons une empreinte de votre adresse e-mail, que seul notre serveur peut calculer, afin de les supprimer à nouveau après la restauration d’une sauvegarde.',
      },
      rights: {
        title: 'Vos droits',
        text: 'À tout moment, vous pouvez consulter et modifier votre profil, télécharger vos données et supprimer votre compte vous-même, dans « Mon profil ». Vous pouvez aussi nous demander une copie de vos données, les faire corriger ou supprimer, en faire limiter l’usage, les recevoir dans un format courant et vous opposer aux usages fondés sur notre intérêt légitime.\nSi vous pensez que nous traitons mal vos données, écrivez-nous. Vous pouvez aussi saisir une autorité de protection des données.',
      },
      changes: {
        title: 'Modification de cette page',
        text: 'Lorsqu’un changement du service concerne vos données, nous mettons à jour cette page et sa date.',
      },
    },
  },
} satisfies TranslationOf<typeof en>;
