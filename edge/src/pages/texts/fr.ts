import type { EdgeTexts } from "./en.ts";

/** French. */
export const edgeTexts: EdgeTexts = {
  statements: {
    t1: "Savoir comment payer chaque fournisseur.",
    t2: "Voir quelles dépenses peuvent changer de moyen de paiement, avant d’agir.",
    t3: "De bons fournisseurs, payés à de bonnes conditions.",
    t4: "Faites travailler les cartes que vous émettez.",
    t5: "Un endroit pour faire des essais.",
  },
  testTheme: "Thème de test",
  trust:
    "Huit moyens de paiement, évalués pour chacun de vos fournisseurs à partir des paiements que vous effectuez déjà.",
  about: (brand) => `À propos de ${brand}`,
  foot: (environment, reference) =>
    `${environment === null ? "" : `Environnement ${environment} · `}Référence ${reference}`,
  language: "Langue",
  start: "Aller à la page d’accueil",
  signOut: "Se déconnecter",
  initializing: "Initialisation…",
  localBrands: {
    title: "Choisir une marque",
    lead: "Ce système est local. Chaque marque a son propre domaine ; connectez-vous sur l’un d’eux.",
  },
  login: {
    authenticating: "Authentification…",
    title: "Connexion",
    heading: (brand) => `Se connecter à ${brand}`,
    lead: "Connectez-vous avec le fournisseur d’identité de votre organisation. Aucun mot de passe distinct n’est nécessaire ici.",
    local: "Continuer avec le fournisseur d’identité local",
    work: "Continuer avec votre compte professionnel",
    back: "Après la connexion, vous reviendrez à",
    errors: {
      SESSION_EXPIRED: "Votre session a pris fin. Connectez-vous pour reprendre là où vous en étiez.",
      DOMAIN_REDIRECT: "Votre compte relève de ce site ; nous vous y avons donc redirigé. Connectez-vous à nouveau.",
      PUBLIC_BRANDING: "L’apparence de ce site n’a pas pu être chargée. Vous pouvez vous connecter normalement.",
      SIGN_IN_FAILED: "La connexion n’a pas abouti. Rien n’a été modifié. Réessayez.",
      SIGNED_OUT: "Vous êtes déconnecté.",
    },
  },
  maintenance: {
    title: "Maintenance",
    heading: "Nous serons bientôt de retour",
    message:
      "Le système est actuellement hors ligne pour une maintenance indispensable. Veuillez revenir plus tard. Nous vous prions de nous excuser pour la gêne occasionnée.",
    lead: "Cette page vérifie toutes les 10 secondes et s’ouvre automatiquement.",
    staff: "Connexion des utilisateurs internes",
  },
  unauthorized: {
    title: "Vous n’avez pas accès à cette page",
    lead: "Vos rôles ne comprennent pas l’autorisation requise. Demandez-la à votre administrateur, ou changez de rôles si vous n’en utilisez qu’une partie.",
    askFor: (name, job) => `Vos rôles n’ouvrent pas cette partie de ${job}. Demandez l’accès à ${name}.`,
  },
  notFound: {
    title: "Page introuvable",
    lead: "Vérifiez l’adresse. La page a pu être déplacée, ou sa fonction est désactivée pour votre organisation.",
  },
  serverError: {
    title: "Une erreur s’est produite de notre côté",
    lead: "Votre saisie n’est pas en cause. Réessayez dans un instant. Si l’erreur se répète, communiquez la référence ci-dessous à l’assistance.",
  },
  tooMany: { title: "Trop de requêtes" },
  environment: {
    title: "Ce site et son service ne correspondent pas",
    lead: "La page appartient à un environnement et le service sous-jacent à un autre ; rien n’est donc affiché. L’exploitant doit inscrire le même nom d’environnement des deux côtés.",
  },
  refused: { title: "Cette page ne peut pas être ouverte" },
  unavailable: {
    title: "Service indisponible",
    heading: "Le service ne répond pas",
    lead: "Votre travail est conservé. Cette page vérifie toutes les 10 secondes et s’ouvre automatiquement.",
    again: "Réessayer maintenant",
  },
  mailStop: {
    title: "Nos e-mails",
    ask: (buyer: string) => `Ne plus recevoir d’e-mails sur les paiements de ${buyer} ?`,
    lead: (sender: string) => `${sender} ne vous écrira plus. Rien d’autre ne change.`,
    act: "Ne plus recevoir ces e-mails",
    done: "Vous ne recevrez plus ces e-mails.",
    doneLead: (sender: string) => `${sender} n’écrit plus à votre adresse.`,
    gone: "Ce lien ne fonctionne plus",
    goneLead: "Répondez à l’e-mail en demandant à ne plus être contacté.",
  },
  lobby: {
    title: "Salle d’attente",
    signedInAs: "Connecté en tant que",
    check: "Vérifier à nouveau",
    signIn: "Se connecter",
    states: {
      anonymous: { heading: "Se connecter", lead: "Connectez-vous pour savoir si votre compte est prêt." },
      deactivated: { heading: "Compte désactivé", lead: "Demandez à votre administrateur de réactiver votre compte." },
      pending: {
        heading: "Invitation en attente",
        lead: "Vous pourrez commencer une fois votre invitation acceptée et approuvée.",
      },
      unapproved: {
        heading: "En attente d’approbation",
        lead: "Demandez à votre administrateur d’approuver votre compte.",
      },
      noRole: {
        heading: "Aucun rôle pour l’instant",
        lead: "Demandez à votre administrateur d’attribuer un rôle à votre compte.",
      },
      ready: { heading: "Votre compte est prêt", lead: "Vérifiez à nouveau pour ouvrir l’application." },
    },
  },
};
