const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that tell nothing about a kind of work. Words of gender are among them: they never count. */
export const STOP_WORDS = list(`
a an the and or of to in for on with at by from as is are be was were will this that it its you your
we our us i my me he she his her him hers himself herself they them their have has had not but if can
may must should would could about into over under than then there these those which who whom whose
what when where how why all any each other others such no nor only own same so too very s t just do
does did done being been am per via etc also more most some many much both either out up off through
during while within without across between among able well new day days week weeks month months year
years time full part company city state name job jobs role position work working works worked team
opportunity apply please join looking seeking ideal candidate candidates applicant applicants
successful required requirements require requires preferred include includes including experience
experienced ability strong excellent good great skills skill knowledge responsibilities responsible
duties provide provides provided using use used ensure ensuring assist assisted make made need needs
help based equal employer race religion gender disability veteran status color national origin sexual
orientation mr mrs ms mx miss sir madam male female man woman men women boy girl husband wife mother
father mum dad girls boys lady ladies gentleman gentlemen son sons daughter daughters sister sisters
brother brothers mothers fathers wives husbands women's men's males females
`);

/** The smallest words: a phrase is the same phrase with or without them. */
export const LITTLE_WORDS = list(`
a an the of and in to for on at with by from my our your their his her its as or is are was were be
been will this that these those
`);

/** Short words that are terms only when they are written in capitals: REST, MET, PAT; or as "Go". */
export const CAPITAL_TERMS = list("rest art pat met pic als ed sat gsa dpa aps go ctp ip it tac");
