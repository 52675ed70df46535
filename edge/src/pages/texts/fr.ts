import type { EdgeTexts } from "./en.ts";

/** French. */
export const edgeTexts: EdgeTexts = {
  statement: "Savoir comment payer chaque fournisseur.",
  trust:
    "Huit moyens de paiement, évalués pour chacun de vos fournisseurs à partir des paiements que vous effectuez déjà.",
  about: (brand) => `À propos de ${brand}`,
  foot: (environment, reference) =>
    `${environment === null ? "" : `Environnement ${environment} · `}Référence ${reference}`,
  language: "Langue",
  start: "Aller à la page d’accueil",
  signOut: "Se déconnecter",
  initializing: "Initialisation…",
  login: {
    authenticating: "Authentification…",
    title: "Connexion",
    heading: (brand) => `Se connecter à ${brand}`,
    lead: "Le fournisseur d’identité de votre organisation vérifie qui vous êtes. Aucun mot de passe distinct n’est nécessaire ici.",
    local: "Continuer avec le fournisseur d’identité local",
    work: "Continuer avec votre compte professionnel",
    back: "Vous reviendrez ensuite à",
    errors: {
      SESSION_EXPIRED: "Votre session a expiré par inactivité. Connectez-vous pour reprendre là où vous en étiez.",
      DOMAIN_REDIRECT:
        "Votre compte relève de ce site ; vous y avez donc été redirigé. Veuillez vous connecter à nouveau.",
      PUBLIC_BRANDING: "L’apparence de ce site n’a pas pu être chargée. Vous pouvez vous connecter normalement.",
      SIGN_IN_FAILED: "La connexion n’a pas abouti. Rien n’a été modifié ; veuillez réessayer.",
      SIGNED_OUT: "Vous êtes déconnecté.",
    },
  },
  maintenance: {
    title: "Maintenance",
    heading: "Nous serons bientôt de retour",
    message:
      "Le système est actuellement hors ligne pour une maintenance indispensable. Veuillez revenir plus tard. Nous vous prions de nous excuser pour la gêne occasionnée.",
    lead: "Cette page interroge le service toutes les dix secondes et s’ouvrira d’elle-même.",
    staff: "Connexion du personnel",
  },
  unauthorized: {
    title: "Vous ne pouvez pas ouvrir cette page",
    lead: "Vos rôles ne comprennent pas l’autorisation requise. Demandez-la à un administrateur de votre organisation, ou changez de rôles si vous les avez restreints.",
  },
  notFound: {
    title: "Cette page est introuvable",
    lead: "L’adresse est peut-être mal saisie, la page a pu être déplacée, ou la fonction est désactivée pour votre organisation.",
  },
  serverError: {
    title: "Une erreur s’est produite de notre côté",
    lead: "Votre saisie n’est pas en cause. Réessayez dans un instant ; si l’erreur se répète, communiquez la référence ci-dessous à l’assistance.",
  },
  tooMany: { title: "Trop de demandes en une minute" },
  environment: {
    title: "Ce site et son service ne correspondent pas",
    lead: "La page appartient à un environnement et le service sous-jacent à un autre ; rien n’est donc affiché. L’exploitant doit inscrire le même nom d’environnement des deux côtés.",
  },
  unavailable: {
    title: "Service indisponible",
    heading: "Le service ne répond pas",
    lead: "Votre travail est conservé. Cette page interroge le service toutes les dix secondes et s’ouvrira d’elle-même.",
    again: "Réessayer maintenant",
  },
  lobby: {
    title: "Salle d’attente",
    heading: "Encore un peu de patience",
    signedInAs: "Connecté en tant que",
    check: "Vérifier à nouveau",
    signIn: "Se connecter",
    anonymous: "Connectez-vous pour savoir si votre compte est prêt.",
    deactivated: "Votre compte est désactivé. Un administrateur de votre organisation peut le réactiver.",
    pending: "Votre invitation est en cours. Vous pourrez commencer dès qu’elle sera acceptée et approuvée.",
    unapproved: "Votre compte attend d’être approuvé. Un administrateur de votre organisation peut l’approuver.",
    noRole: "Votre compte n’a encore aucun rôle. Un administrateur de votre organisation peut vous en attribuer un.",
    ready: "Votre compte est prêt.",
  },
};
