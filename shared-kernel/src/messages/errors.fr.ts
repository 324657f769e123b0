import type { ErrorMessageId } from '../errors/index.ts'

// What happened, then what to do. Thin spaces (U+202F) before double punctuation; ICU: no straight apostrophe, no brace.
export const errorsFr = {
  TipiInvalidEmail:
    'Le service de paiement refuse cette adresse e-mail. Indiquez-en une autre, de 6 à 80 caractères.',
  OrderPlateUsed:
    'Cette plaque a déjà un droit pour cette période. Choisissez une autre plaque. Pour une nouvelle demande, une autre date convient aussi.',
  OrderRestrictionViolation:
    'Cette demande ne respecte pas les conditions de l’offre. Relisez-les, puis corrigez votre demande.',
  OrderRequirementNotFulfilled:
    'Il vous manque une condition pour cette offre. Relisez ses conditions avant de recommencer.',
  OrderPlateRequirementNotFulfilled:
    'Cette offre demande au moins une plaque. Ajoutez la plaque de votre véhicule.',
  OrderPlateMaxLengthExceeded:
    'Vous avez indiqué trop de plaques pour cette offre. Retirez-en, puis envoyez à nouveau.',
  OrderIncompatible:
    'Cette demande n’est pas compatible avec un droit que vous avez déjà. Consultez vos droits avant d’en choisir un autre.',
  OrderActiveRightNotFulfilled:
    'Il vous faut d’abord un abonnement en cours de validité. Souscrivez-le ou attendez qu’il soit accordé.',
  ActiveRightDoesNotCoverStartingDateOfOrders:
    'Votre abonnement ne couvre pas la date de début choisie. Choisissez une date comprise dans sa validité.',
  MissingActiveRightUsed:
    'Nous ne savons pas sur quel abonnement s’appuie cette demande. Choisissez-le, puis envoyez à nouveau.',
  CannotCreateOrderWithMoreThanOneSubscriber:
    'Une demande se fait au nom d’une seule personne. Créez-la pour vous, puis partagez-la une fois accordée.',
  ActiveRightMandatory: 'Cette demande est réservée aux abonnés. Souscrivez d’abord un abonnement.',
  AtLeastOneZoneIsMandatory: 'Aucune zone n’est choisie. Choisissez au moins une zone de validité.',
  SubscriberDoesNotResideInRequiredZones:
    'Votre adresse n’est pas dans les zones de cette offre. Vérifiez votre adresse dans votre profil ou choisissez une autre offre.',
  ValidityPeriodDurationExceedsOptionDuration:
    'La période choisie dépasse la durée de l’option. Rapprochez la date de fin ou choisissez une option plus longue.',
  ValidityPeriodStartDateEqualsEndDate:
    'Le début et la fin sont identiques. Choisissez une fin plus tardive.',
  ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay:
    'Ce droit ne peut pas commencer ce jour de la semaine. Choisissez un des jours proposés.',
  NoOrderWithThisIdInTheCity:
    'Nous ne trouvons pas ce droit dans cette ville. Revenez à vos droits pour l’ouvrir à nouveau.',
  UsedOrderNotFound:
    'L’abonnement sur lequel s’appuie cette demande est introuvable. Revenez à vos droits et choisissez-en un autre.',
  OrderPaymentNotAllowed: 'Ce droit ne peut pas être payé pour le moment. Vérifiez son état dans vos droits.',
  OperationPending: 'Un paiement est déjà en cours. Attendez son résultat et ne payez pas une seconde fois.',
  OrderInvoiceNotAllowed:
    'Ce droit n’a pas de justificatif\u202f: en ont les abonnements accordés et les tickets payés. Vérifiez son état dans vos droits.',
  OrderEvidenceNotExpected:
    'La ville n’attend pas ce document, ou ne l’attend plus. Rechargez la page pour voir ce qu’elle demande.',
  OrderEvidenceMissing: 'Il manque un document obligatoire. Ajoutez-le, puis envoyez à nouveau.',
  OrderAlreadyExists:
    'Cette demande a déjà été enregistrée. Retrouvez-la dans vos droits\u202f: inutile de recommencer.',
  SubscriberAlreadyInOrder: 'Vous partagez déjà ce droit. Retrouvez-le dans vos droits.',
  SubscriberProfileMissing:
    'Votre profil n’est pas encore rempli. Complétez-le, puis reprenez votre demande.',
  SubscriberProfileIdMissing:
    'Il manque votre identité dans votre profil. Indiquez vos nom et prénom, puis reprenez votre demande.',
  SubscriberProfileResidenceMissing:
    'Il manque votre adresse dans votre profil. Complétez-la, puis reprenez votre demande.',
  SubscriberProfileCompanyMissing:
    'Il manque votre entreprise dans votre profil. Complétez-la, puis reprenez votre demande.',
  OrderPlateNoVehicle:
    'Aucun véhicule connu ne porte cette plaque. Vérifiez-la ou ajoutez le véhicule à votre profil.',
  OrderDecisionAlreadyExists: 'Cette demande a déjà reçu une réponse. Rechargez la page pour la lire.',
  OrderDecisionNotExpected:
    'Cette demande n’attend pas de décision. Rechargez la page pour voir où elle en est.',
  EvidenceNoLongerAvailable:
    'Ce document n’est plus disponible ou ne peut plus servir. S’il est demandé, envoyez-en un plus récent.',
  EvidenceNeedsToBeUploaded: 'Le document n’a pas fini d’être envoyé. Ajoutez-le à nouveau, puis validez.',
  ProductSharingDisabled: 'Ce droit ne peut pas être partagé. Chaque personne doit faire sa propre demande.',
  OrderEvidenceNotFound: 'Nous ne trouvons pas ce document. Envoyez-le à nouveau.',
  OrderPeriodStartAfterEnd: 'La date de début est après la date de fin. Corrigez l’une des deux.',
  OrderPeriodStartOutsideEligibilityPeriod:
    'La date de début est en dehors de la période permise. Choisissez une date comprise dans votre abonnement.',
  OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility:
    'La date de fin dépasse la période permise, et aucun autre abonnement ne la couvre. Choisissez une fin plus proche.',
  OrderActiveRightDoesNotMatchAnyRequiredProduct:
    'Votre abonnement ne permet pas cette demande. Choisissez-en un parmi ceux que demande l’offre.',
  OrderActiveRightDoesNotCoverEveryPlate:
    'Une des plaques n’est pas dans votre abonnement. Retirez-la ou ajoutez-la d’abord à l’abonnement.',
  OrderIncompatibleWithAnotherOrder:
    'Vous avez déjà un droit incompatible avec celui-ci. Attendez sa fin ou choisissez une autre offre.',
  OrderIncompatibleWithWaitingToPayOrder:
    'Une de vos demandes attend un paiement et empêche celle-ci. Payez-la ou annulez-la d’abord.',
  OrderMaximumNumberOfOrdersExceeded:
    'Cette demande dépasse le nombre permis. Demandez-en moins, ou attendez la fin d’un droit ou la période suivante.',
  OrderCreationNotAvailable: 'Cette offre n’est pas ouverte aux demandes. Consultez les offres proposées.',
  OrderCreationSubscriberNeedAZone:
    'Votre adresse n’est rattachée à aucune zone. Vérifiez-la dans votre profil ou contactez la ville.',
  OrderAlreadyStarted:
    'Ce droit a déjà commencé\u202f: il ne peut plus être changé ainsi. Contactez la ville si besoin.',
  OrderIsNotCancelable: 'Ce droit ne peut pas être annulé. Contactez la ville si besoin.',
  OrderIsNotCancelableDueToPaymentNotif:
    'Un paiement de ce droit est en cours de traitement\u202f: il ne peut pas être annulé. Attendez son résultat.',
  VehicleAlreadyExists: 'Un véhicule porte déjà cette plaque. Retrouvez-le dans vos véhicules.',
  RequestedDurationUnreachable:
    'La durée demandée ne peut pas être atteinte avec ces dates. Choisissez une autre date ou une autre durée.',
  ProviderAccountMissMatch:
    'Ce compte ne correspond pas à celui avec lequel vous vous étiez inscrit. Connectez-vous avec le même service que la première fois.',
  AlreadyProviderAccountWithEmail:
    'Un compte existe déjà avec cette adresse e-mail. Connectez-vous avec lui ou indiquez une autre adresse.',

  OrderPeriodViolation: 'La période choisie n’est pas permise pour ce ticket. Choisissez d’autres dates.',
  'Unable to authenticate':
    'La ville n’a pas reconnu votre session. Reconnectez-vous si ce n’est pas déjà fait, puis réessayez.',
  WrongLogin:
    'L’adresse e-mail ou le mot de passe est incorrect. Vérifiez-les ou demandez un nouveau mot de passe.',
  EmailNotVerified:
    'Votre adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé.',
  WeakPassword: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
  LinkExpired: 'Ce lien a expiré, a déjà servi ou a été recopié en partie. Demandez-en un nouveau.',
  ValidationFailed: 'Une information n’a pas la forme attendue. Vérifiez les champs, puis envoyez à nouveau.',
  IdempotencyKeyReused:
    'Cette demande a déjà été envoyée avec d’autres réponses. Rechargez la page, puis envoyez-la à nouveau.',
  RequestInProgress:
    'Votre demande est en cours d’enregistrement. Patientez quelques secondes avant de réessayer.',
  DraftConflict: 'Ce brouillon a été modifié ailleurs. Rechargez la page pour reprendre la dernière version.',
  ShareTokenNotFound:
    'Ce code de partage n’existe pas ou ne sert plus. Demandez-en un nouveau à la personne qui partage.',
  FineNotFound: 'Aucun FPS ne correspond à ce numéro et à cette plaque. Vérifiez les deux sur votre avis.',
  FineNothingToPay: 'Il ne reste rien à payer pour ce FPS. Rechargez la page pour voir où il en est.',
  FineListFull: 'Votre liste de FPS est pleine. Retirez-en un, puis ajoutez celui-ci à nouveau.',
  AppealNotAllowed:
    'Ce FPS ne peut pas être contesté ici. Consultez votre avis pour connaître les recours possibles.',
  AppealDeadlinePassed:
    'Le délai pour contester est dépassé. Consultez votre avis pour connaître les autres recours.',
  PaymentProviderUnavailable:
    'Le service de paiement ne répond pas. Aucun nouveau paiement n’a commencé\u202f: réessayez dans quelques minutes.',
  FileTooLarge: 'Ce fichier dépasse 10\u202fMo. Réduisez-le ou envoyez une photo moins lourde.',
  FileTypeNotSupported: 'Ce format n’est pas accepté. Envoyez un PDF ou une image.',
  FileUnreadable: 'Ce fichier est vide, protégé ou abîmé. Envoyez une autre copie du document.',
  EmbedOriginNotAllowed:
    'La ville n’autorise pas ce site à afficher votre compte. Utilisez plutôt le portail de la ville.',

  'Bad Request': 'La ville n’a pas compris cette demande. Vérifiez vos réponses, puis réessayez.',
  Unauthorized: 'Il faut être connecté pour cela. Connectez-vous, puis réessayez.',
  Forbidden:
    'Vous n’avez pas accès à cette page. Revenez à la précédente, ou connectez-vous avec un autre compte.',
  'Not Found': 'Ce que vous cherchez n’existe pas ou n’est plus disponible. Revenez à la page précédente.',
  'Method Not Allowed': 'Cette action n’est pas possible ici. Rechargez la page, puis réessayez.',
  'Request Timeout': 'La demande a mis trop de temps à arriver. Vérifiez votre connexion, puis réessayez.',
  Conflict: 'Ces informations ont changé entre-temps. Rechargez la page avant de réessayer.',
  Gone: 'Ce contenu n’est plus disponible. Revenez à la page précédente.',
  'Precondition Failed': 'Ces informations ont été modifiées ailleurs. Rechargez la page avant de réessayer.',
  'Content Too Large': 'Votre envoi est trop volumineux. Réduisez-le, puis réessayez.',
  'Unsupported Media Type': 'Ce format n’est pas accepté. Envoyez un PDF ou une image.',
  'Unprocessable Content':
    'La ville ne peut pas traiter cette demande telle quelle. Vérifiez vos réponses, puis réessayez.',
  'Precondition Required':
    'Ces informations ne sont plus à jour sur votre écran. Rechargez la page avant de réessayer.',
  'Too Many Requests':
    'Trop d’essais en peu de temps. Patientez avant de réessayer, de quelques minutes à un jour selon l’action.',
  'Internal Server Error': 'Le service de la ville a rencontré un problème. Réessayez dans quelques minutes.',
  'Bad Gateway': 'Un service de la ville ne répond pas correctement. Réessayez dans quelques minutes.',
  'Service Unavailable':
    'Le service de la ville est momentanément indisponible. Réessayez dans quelques minutes.',
  'Gateway Timeout': 'Un service de la ville met trop de temps à répondre. Réessayez dans quelques minutes.',

  'failure.network': 'Impossible de joindre la ville. Vérifiez votre connexion, puis réessayez.',
  'failure.unexpected-answer':
    'La réponse de la ville est illisible. Réessayez plus tard\u202f; le problème lui est signalé.',
  'failure.unknown': 'La demande n’a pas abouti. Réessayez ou contactez la ville.',

  'file.empty': 'Ce fichier est vide. Choisissez-en un autre.',
  'file.too-large': 'Ce fichier dépasse 10\u202fMo. Réduisez-le ou envoyez une photo moins lourde.',
  'file.unsupported-type': 'Ce format n’est pas accepté. Choisissez un PDF ou une image.',
  'file.invalid': 'Ce fichier n’a pas été accepté. Envoyez une autre copie du document.',
  'file.upload-failed': 'Le fichier n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.',
  'file.missing': 'Il manque un fichier. Ajoutez-le pour continuer.',

  'authorization.invalid_request':
    'Le service de connexion n’a pas compris la demande. Recommencez depuis la page de connexion.',
  'authorization.invalid_scope':
    'Le service de connexion refuse de transmettre les informations nécessaires. Contactez la ville.',
  'authorization.access_denied':
    'La connexion a été annulée ou a expiré. Recommencez si vous souhaitez vous connecter.',
  'authorization.server_error':
    'Le service de connexion a rencontré un problème. Réessayez dans quelques minutes.',
  'authorization.temporarily_unavailable':
    'Le service de connexion est momentanément indisponible. Réessayez dans quelques minutes.',
  'authorization.missing_state':
    'La réponse du service de connexion est incomplète. Recommencez depuis la page de connexion.',
  'authorization.missing_issuer':
    'La réponse ne dit pas de quel service de connexion elle vient. Recommencez depuis la page de connexion.',
  'authorization.invalid_issuer':
    'La réponse ne vient pas du service de connexion attendu. Recommencez depuis la page de connexion.',
  'authorization.state_mismatch':
    'La réponse ne correspond pas à votre demande de connexion. Recommencez dans ce même onglet.',
  'authorization.missing_code_verifier':
    'La connexion a commencé dans un autre onglet ou navigateur. Recommencez dans celui-ci.',
  'authorization.default': 'La connexion n’a pas abouti. Recommencez depuis la page de connexion.',
} as const satisfies Record<ErrorMessageId, string>
