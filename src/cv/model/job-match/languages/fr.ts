import type { LanguageRules } from '../language-rules.ts';

export const FR: LanguageRules = {
  common: `a à afin ai ainsi alors après as au aucun aucune aujourd aussi autre autres aux avant avec avez avoir avons c car ce ceci cela celle celui
    ces cet cette ceux chaque chez comme comment d dans de depuis des donc dont du elle elles en encore entre es est et êtes été être etc eu
    eux fait faites il ils j je jusqu l la le les leur leurs lors lorsque lui m ma mais me même mes moi moins mon n ne ni nos notre nous on
    ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa
    sans se selon sera serez ses si sinon soit son sont sous sur t ta tandis te tel telle tes toi ton tous tout toute toutes très tu un une
    vers via voire vos votre vous y deux trois quatre cinq`,
  filler: `accompagner accès actif active activité activités actuel adapter aide aider aime aimez aisance ambiance ambition amélioration
    améliorer année années annonce appétence apport apporter apprendre approche approfondie apprécié appréciée assurer assurez atout atouts
    attention attractif autonome autonomie avantage avantages base bases beau besoin besoins bien bienveillance bienveillant bon bonne bonnes
    bons bureau bureaux cadre candidat candidate candidats candidature candidatures capable capacité capacités carrière cdi cdd cherchons
    clair claire collaborateur collaborateurs collaboration collaborer collectif collègues compétence compétences complet complète
    comprendre concevoir concours conditions confirmé confirmée confiance connaissance connaissances contact contexte continu continue
    contrat contribuer contribuerez contribuez créatif créer croissance curieux curieuse curiosité curriculum cv date découvrir défi défis
    demande demandé département description description dès développer développez développerez différent différents différentes
    diriger disponible disponibilité divers diverses domaine domaines dossier durée dynamique dynamisme écrit écrite écoute efficace élaborer embauche
    emploi encadrement encadrer encadrez enfin enjeux ensemble enthousiasme entreprise entreprises environnement environnements envie équipe équipes
    équivalent équivalente esprit essentiel établi étudier évoluer évolution évolutions exemple excellent excellente exigé exigée exigences
    existant expérience expériences expert expertise expérimenté expérimentée facilité façon faire faut fixe flexible flexibilité fonction
    fonctions force forfait forme formation formations fort forte futur garantir général gérer gestionnaire goût grand grande grandes grands
    groupe habitude haut haute heure heures humain humaine idéal idéalement idées impact impératif important importante inclure
    initiative innovant innovante intégrer intéressé intéressant intérêt international internationale internationaux jeune jour journée
    jours junior lettre libre lié lieu lieux ligne maintenir maîtrise maîtrisez manière marché meilleur meilleurs membre métier métiers mettre
    minimum mise mission missions mobilité mode moderne moyen mois monde motivation motivé motivée nécessaire nécessaires niveau niveaux
    nom nombreux notions nouveau nouveaux nouvel nouvelle nouvelles objectif objectifs obligatoire offre offres offrons opportunité
    opportunités oral orale organisation organisé organisée orienté orientée outil outils ouvert parfaite parfaitement participer
    participerez participez particulier partie passion passionné passionnée permanent permettre personne personnel personnelle personnes
    piloter pilotez place plaisir plein poste postes postuler pouvoir pratique pratiques précédente prendre première premier premiers présentiel prime primes principal principales
    principaux proactif problème problèmes processus profil profils progresser projet-clé proche proposer proposez proposons propre qualité
    qualités qualification quotidien quotidienne rapide rapidement réaliser réalisez recherche recherchons recherché recrute recrutement recrutons référence
    rejoignez rejoindre relationnel rémunération renforcer répondre requis requise requises résolution résoudre respect respecter responsabilité
    responsabilités responsable réussir réussite rh rigoureux rigoureuse rigueur rôle salaire salarié salariés santé savoir secteur semaine
    sens senior service-clé similaire situé situation société solide solides solution solutions souhaité souhaitée souhaitez soutenir souhaits
    stable structure suivre super sûr tâche tâches technologies télétravail temps tickets titre titulaire top travail travailler travaillez
    type types utiliser utilisation valeur valeurs valoriser varié variée variées variés veiller veillez vie ville vision vite vivre volonté vue an ans courant courante couramment rédiger définir suivi bout justifiez justifier serait préparation
    janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi vendredi`,
  links: 'd de des du',
  articles: 'l la le les',
  headings: {
    needed: `profil|votre profil|profil recherché|compétences|ce que nous recherchons|vous avez|prérequis|exigences|qualifications|ce que vous apportez|vous êtes|savoir-faire`,
    wished: `les plus|un plus|atouts|souhaité|serait un plus|idéalement|bonus`,
    tasks: `missions|vos missions|votre mission|responsabilités|tâches|le poste|votre rôle|description du poste|vous allez|au quotidien|ce que vous ferez`,
    around: `nous offrons|ce que nous offrons|avantages|nous vous offrons|qui sommes-nous|à propos|l’entreprise|l'entreprise|contact|salaire|rémunération|lieu|pourquoi nous|comment postuler|notre entreprise|ce que nous proposons|conditions`,
  },
  endings: /(?:amm|emm|iv|ell)ement$|[ae]mment$/,
  stem(word) {
    if (word.length < 5) return word;
    const one = word.replace(/aux$/, 'al').replace(/[sx]$/, '');
    return one.length > 4 ? one.replace(/e{1,2}$/, '') : one;
  },
};
