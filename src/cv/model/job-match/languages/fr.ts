import type { LanguageRules } from '../language-rules.ts';

export const FR: LanguageRules = {
  common: `a à afin ai ainsi alors après as au aucun aucune aujourd aussi autre autres aux avant avec avez avoir avons c car ce ceci cela celle celui
    ces cet cette ceux chaque chez comme comment d dans de depuis des donc dont du elle elles en encore entre es est et êtes été être etc eu
    eux fait faites il ils j je jusqu l la le les leur leurs lors lorsque lui m ma mais me même mes moi moins mon n ne ni nos notre nous on
    ont ou où par parce pas pendant peu peut peuvent plus plusieurs pour pourquoi puis qu quand que quel quelle quelles quels qui quoi s sa
    sans se selon sera serez ses si sinon soit son sont sous sur t ta tandis te tel telle tes toi ton tous tout toute toutes très tu un une
    vers via voire vos votre vous y deux trois quatre cinq`,
  filler: `accompagner accès actif active activité actuel adapter aide aider aime aimez aisance ambiance ambition amélioration améliorer
    année annonce appétence apport apporter apprendre approche approfondie apprécié assurer assurez atout attention attractif autonome
    autonomie avantage base beau besoin bien bienveillance bienveillant bon bonne bons bureau bureaux cadre candidat candidature capable
    capacité carrière cdi cdd cherchons clair collaborateur collaboration collaborer collectif collègues compétence complet comprendre
    concevoir concours conditions confirmé confiance connaissance contact contexte continu contrat contribuer contribuerez contribuez
    créatif créer croissance curieux curieuse curiosité curriculum cv date découvrir défi demande département description dès développer
    développez développerez différent diriger disponible disponibilité divers diverses domaine dossier durée dynamique dynamisme écrit
    écoute efficace élaborer embauche emploi encadrement encadrer encadrez enfin enjeux ensemble enthousiasme entreprise environnement envie
    équipe équivalent esprit essentiel établi étudier évoluer évolution exemple excellent exigé exigences existant expérience expert
    expertise expérimenté facilité façon faire faut fixe flexible flexibilité fonction force forfait forme formation fort futur garantir
    général gérer gestionnaire goût grand groupe habitude haut heure humain idéal idéalement idées impact impératif important inclure
    initiative innovant intégrer intéressé intéressant intérêt international jeune jour journée junior lettre libre lié lieu ligne maintenir
    maîtrise maîtrisez manière marché meilleur membre métier mettre minimum mise mission mobilité mode moderne moyen mois monde motivation
    motivé nécessaire niveau niveaux nom nombreux notions nouveau nouveaux nouvel nouvelle objectif obligatoire offre offrons opportunité
    oral organisation organisé orienté outil ouvert parfaite parfaitement participer participerez participez particulier partie passion
    passionné permanent permettre personne personnel personnelle piloter pilotez place plaisir plein poste postuler pouvoir pratique
    précédente prendre premier présentiel prime principal proactif problème processus profil progresser proche proposer proposez proposons
    propre qualité qualification quotidien quotidienne rapide rapidement réaliser réalisez recherche recherchons recrute recrutement
    recrutons référence rejoignez rejoindre relationnel rémunération renforcer répondre requis requise résolution résoudre respect respecter
    responsabilité responsable réussir réussite rh rigoureux rigoureuse rigueur rôle salaire salarié santé savoir secteur semaine sens
    senior similaire situé situation société solide solution souhaité souhaitez soutenir stable structure suivre super sûr tâche
    technologies télétravail temps tickets titre titulaire top travail travailler travaillez type utiliser utilisation valeur valoriser
    varié veiller veillez vie ville vision vite vivre volonté vue an ans courant couramment rédiger définir suivi bout justifiez justifier
    serait préparation janvier février mars avril mai juin juillet août septembre octobre novembre décembre lundi vendredi`,
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
