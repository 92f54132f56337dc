import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  changed: 'Dernière modification : {{date}}',
  operator: {
    title: 'Qui est responsable',
    named: 'Ce site est exploité par : {{name}}.',
    unnamed: 'L’exploitant de ce site en est responsable. Cette installation n’indique pas encore son nom.',
    email: 'Questions et demandes :',
    noEmail:
      'Aucune adresse de contact n’est encore indiquée ici. Adressez-vous à la personne ou à l’organisation qui vous a remis votre code.',
  },
  terms: {
    intro:
      'Ces conditions disent ce que vous pouvez attendre de {{brand}} et ce que nous vous demandons. « Nous » désigne l’exploitant de ce site. En utilisant le site, vous les acceptez.',
    sections: {
      service: {
        title: 'Le service',
        text: 'Vous posez un code {{brand}} sur un objet qui vous appartient : des clés, un sac, une carte de visite. Toute personne qui le scanne voit les coordonnées que vous avez rendues publiques et peut vous envoyer un message.\nConsulter un code ou envoyer un message ne demande pas de compte.',
      },
      account: {
        title: 'Votre compte',
        text: 'Activer un code crée un compte pour votre adresse e-mail. Indiquez une adresse qui est la vôtre, car les codes et les liens de connexion y sont envoyés.\nGardez pour vous votre mot de passe, vos codes et vos liens. Prévenez-nous si vous pensez que quelqu’un d’autre utilise votre compte.',
      },
      codes: {
        title: 'Vos codes',
        text: 'Un code appartient au compte qui l’a activé jusqu’à ce qu’il soit rendu. Un compte gratuit ne peut détenir qu’un nombre limité de codes à la fois.\nNous pouvons bloquer un code utilisé abusivement ou signalé comme perdu.',
      },
      content: {
        title: 'Ce que vous publiez',
        text: 'Ce que vous écrivez dans votre profil reste à vous. Vous nous autorisez à le conserver et à en montrer la partie publique aux personnes qui scannent votre code : c’est l’objet du service.\nNe publiez que ce que vous avez le droit de publier. Pour les données d’autres personnes, il vous faut leur accord.',
      },
      conduct: {
        title: 'Ce qui n’est pas permis',
        text: 'N’utilisez pas le service pour harceler, tromper ou menacer quelqu’un, pour envoyer de la publicité, pour diffuser des logiciels malveillants ni pour quoi que ce soit d’illégal.\nN’essayez pas de lire les données d’autrui, de contourner les limites ou de surcharger le service.',
      },
      availability: {
        title: 'Disponibilité',
        text: 'Nous faisons notre possible pour que le service fonctionne, mais nous ne pouvons pas promettre qu’il soit toujours disponible ni exempt d’erreurs. Nous pouvons en modifier ou en arrêter des parties ; si un élément auquel vous tenez disparaît, nous l’annonçons à temps.\nUn code ne remplace pas un appel d’urgence.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'Notre responsabilité est illimitée en cas de faute intentionnelle ou de négligence grave, ainsi qu’en cas d’atteinte à la vie, au corps ou à la santé. Pour le reste, nous ne répondons que du manquement à une obligation essentielle et du dommage prévisible. Les droits auxquels la loi ne permet pas de renoncer restent intacts.\nNous ne contrôlons pas ce que les personnes publient ou s’écrivent et ne sommes pas partie à leurs accords.',
      },
      ending: {
        title: 'Fin de l’utilisation',
        text: 'Vous pouvez cesser d’utiliser le service à tout moment et nous demander de supprimer votre compte. Nous pouvons fermer un compte qui enfreint ces conditions ; sauf cas grave, nous avertissons d’abord.',
      },
      changes: {
        title: 'Modification de ces conditions',
        text: 'Lorsque nous modifions ces conditions, la nouvelle version paraît ici avec sa date. Pour les changements importants, nous vous écrivons aussi, avant leur entrée en vigueur, à l’adresse de votre compte.',
      },
      law: {
        title: 'Droit applicable',
        text: 'Le droit du pays où l’exploitant est établi s’applique. Si vous êtes un consommateur, les règles impératives du pays où vous vivez vous protègent également et vous pouvez y saisir la justice.',
      },
    },
  },
  privacy: {
    intro:
      'Cette page dit quelles données {{brand}} conserve, pourquoi et combien de temps. En bref : nous conservons ce qu’il faut pour que l’on puisse vous joindre grâce à votre code, les personnes qui scannent ne voient que ce que vous avez rendu public, et personne n’est suivi.',
    sections: {
      account: {
        title: 'Compte et profil',
        text: 'Pour votre compte, nous conservons votre nom, votre adresse e-mail, la langue de l’interface, votre rôle et la date de création. Si vous avez défini un mot de passe, nous n’en gardons qu’une empreinte qui ne permet pas de le lire.\nVotre profil contient ce que vous y saisissez : numéro de téléphone, entreprise, site web, etc. Vous marquez chaque donnée comme publique ou privée.\nPour chacun de vos codes, nous conservons sa date d’activation, le nom que vous lui avez donné et votre souhait d’être ou non averti des nouveaux messages par e-mail.',
      },
      scans: {
        title: 'Quand un code est scanné',
        text: 'Les personnes qui scannent votre code voient votre nom et les données que vous avez marquées comme publiques. Elles ne voient ni les données privées ni vos messages, et votre adresse e-mail seulement si vous l’avez rendue publique.\nNous comptons combien de fois par jour un code est scanné. Ce compte ne contient ni adresse réseau, ni appareil, ni lieu, et ne dit pas qui a scanné. Vos propres visites ne sont pas comptées dans un navigateur où vous vous êtes connecté.\nPour qu’une page rechargée ne compte pas comme un nouveau scan, le serveur retient pendant une minute, uniquement en mémoire vive, un nombre de contrôle issu du code, de l’adresse réseau et du navigateur. Les nombres aléatoires qui y entrent changent chaque jour et ne sont pas conservés.',
      },
      messages: {
        title: 'Messages',
        text: 'Un message est conservé avec son texte, son heure et les coordonnées que l’expéditeur a choisi d’indiquer. Seul le propriétaire du code à ce moment-là peut le lire. Un propriétaire ultérieur du même code ne le voit jamais. Si le propriétaire signale un message, l’administration peut lire toute la conversation et la supprimer ; chaque lecture est consignée.\nLe propriétaire peut répondre dans une conversation sur ce site. Toute personne qui a le lien de la conversation peut la lire et y écrire ; elle est supprimée avec le message.\nL’adresse que vous indiquez pour les réponses n’est montrée à personne. Nous y envoyons le lien de la conversation et les réponses jusqu’à ce que vous y mettiez fin, et nous la supprimons avec la conversation. Les e-mails aux deux parties citent ce qui a été écrit. Le propriétaire qui ouvre une conversation depuis un e-mail reçoit un cookie qui distingue ce navigateur des autres ; il expire au bout de sept jours.',
      },
      mails: {
        title: 'E-mails',
        text: 'Nous envoyons des e-mails avec des codes et des liens de connexion et d’activation, ainsi que, si vous le souhaitez, des avis de nouveaux messages. Lorsque quelqu’un se connecte à votre compte avec un navigateur que nous ne connaissons pas, nous vous en informons : l’heure, le navigateur et le système, et le début de l’adresse réseau. Il n’y a ni publicité ni pixel de suivi. La trace d’un e-mail envoyé est supprimée au bout de 30 jours ; les codes eux-mêmes ne sont pas conservés.',
      },
      sessions: {
        title: 'Sessions, cookies et mémoire du navigateur',
        text: 'Une fois que vous êtes connecté, un cookie maintient la connexion. Il expire après 30 jours sans visite et au plus tard après 180 jours ; pour les administrateurs, après 30 minutes sans activité et au plus tard après 12 heures, sauf si l’exploitant a choisi d’autres durées. Son contenu change chaque jour. De notre côté, une session se compose de votre compte, des heures de début et de dernière utilisation et du nom de votre navigateur.\nUn second cookie nous permet de reconnaître ce navigateur pendant six mois après votre dernière connexion, même si vous vous êtes déconnecté, afin que personne ne puisse vous bloquer l’accès en multipliant les tentatives. Il contient un nombre aléatoire et une signature. Il ne permet pas de vous identifier, ne donne accès à rien et devient inopérant lorsque vous choisissez un nouveau mot de passe ou déconnectez tous les autres appareils.\nUn troisième cookie nous permet d’écarter vos propres visites lorsque nous comptons les scans de vos codes. Lui aussi ne contient que des nombres aléatoires et des signatures, ne permet pas de vous identifier et ne donne accès à rien. Il est supprimé lorsque vous vous déconnectez ou supprimez votre compte, et expire au plus tard six mois après la dernière utilisation de votre compte.\nPendant que vous activez un code, un autre cookie permet à ce navigateur de rouvrir pendant un jour la page du code de vérification. Il ne révèle ni qui vous êtes ni votre adresse. Ce que vous saisissez dans le formulaire reste dans son onglet jusqu’à ce que le code soit activé ou l’onglet fermé. Le navigateur note aussi, sans votre adresse, quel code de vérification il attend, pour qu’un nouveau scan vous y ramène.\nVotre navigateur retient lui-même vos réglages d’affichage, la langue choisie (aussi dans un cookie, pendant un an, pour que les pages s’affichent d’emblée dans cette langue), si vous êtes connecté, la dernière adresse e-mail utilisée et si c’était avec un mot de passe ou un code. Ces deux dernières informations restent après la déconnexion, pour que le formulaire soit prêt à votre retour.\nSi vous indiquez qu’un ordinateur est partagé, la session y expire après 30 minutes sans activité et ses cookies disparaissent à la fermeture du navigateur. Le second cookie n’est pas déposé, et le navigateur ne retient ni votre adresse e-mail ni votre mode de connexion ; jusqu’à sa fermeture, il retient seulement, dans un autre cookie, qu’il est partagé.\nIl n’y a pas de cookie publicitaire ou de suivi et rien n’est chargé depuis d’autres entreprises : ce site n’a donc pas besoin de bandeau de consentement.',
      },
      abuse: {
        title: 'Protection contre les abus',
        text: 'Pour empêcher de deviner des mots de passe ou d’envoyer des messages en masse, nous comptons les tentatives par adresse réseau et par adresse e-mail. Seule une empreinte est conservée, et elle est supprimée au bout d’un jour environ. Pendant un jour, le serveur retient aussi, uniquement en mémoire vive et sous forme de nombre de contrôle, quels codes ont été ouverts depuis une adresse réseau.\nLe serveur note les événements techniques et les erreurs dans un journal. Les mots de passe, les codes et les liens n’y figurent jamais.',
      },
      purposes: {
        title: 'Finalités et bases juridiques',
        text: 'Le compte, le profil, les codes, les messages et les e-mails sont traités pour fournir le service que vous avez demandé (dans l’Union européenne : article 6, paragraphe 1, point b) du RGPD). Le comptage des scans, la protection contre les abus et les journaux servent notre intérêt légitime à un service sûr et fonctionnel (article 6, paragraphe 1, point f) du RGPD). Les données publiques sont montrées parce que vous l’avez choisi. Aucune décision automatisée n’est prise à votre sujet.',
      },
      recipients: {
        title: 'Qui reçoit des données',
        text: 'Nous ne vendons pas de données et ne les transmettons pas à des fins publicitaires. Les entreprises qui hébergent ce site ou acheminent ses e-mails traitent des données pour notre compte et sous contrat. Les autorités ne reçoivent de données que lorsque la loi nous y oblige.',
      },
      retention: {
        title: 'Durée de conservation',
        text: 'Le compte et le profil restent jusqu’à la suppression du compte. Les messages restent jusqu’à ce que leur destinataire les supprime ou que le compte disparaisse. Ce qui a été saisi pour activer un code sans jamais être confirmé est supprimé au bout d’un jour environ. Les sessions sont supprimées une fois expirées. Les comptes de scans restent sous forme de simples nombres.\nLes sauvegardes peuvent contenir des données supprimées encore quelque temps, jusqu’à leur écrasement.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous pouvez consulter et modifier votre profil à tout moment. Vous pouvez aussi nous demander une copie de vos données, les faire corriger ou supprimer, en faire limiter l’usage, les emporter dans un format courant et vous opposer aux usages fondés sur notre intérêt légitime.\nSi vous pensez que nous traitons mal vos données, écrivez-nous. Vous pouvez aussi saisir une autorité de protection des données.',
      },
      changes: {
        title: 'Modification de cette page',
        text: 'Lorsque le service change d’une manière qui compte ici, cette page change avec lui et porte une nouvelle date.',
      },
    },
  },
} satisfies TranslationOf<typeof en>;
