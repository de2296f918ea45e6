/** Words that join what is said: nothing is lost with them. */
const JOINING = new Set(
  `and a the for to um in we you is be need at so would or on what our will have they i with of are it an must want its
  please it's role apply position pay we're applications like about this know yeah looking do essential after office close
  send by but if desirable can from uh you'll ad who as job plus hi salary your get needs email good just wanted offer call
  ok work start location not ring we'd closing day should duties how enquiries vacancy one hours got okay x my up someone
  well regarded title us key also hiring out criteria no then you'd person applicants oh right contact advertise me
  requirements help hey responsibilities could wants they'd what's bonus based seeking has text new say that's nice tasks
  reports i'm client advertisement bring questions selection that remuneration closes lovely include where handy rate here
  ask come take welcome time doing package first experience gotta money brief chat obviously now look date hello draft sorry
  phone benefits thats put employment highly love needed working conditions all people we've considered points successful
  join preferred possible youve weve we'll says yes i'd them im might though helps around something they'll which next may status hold because
  great through theyd following require below give available think report see via really last under advantage requires type
  had applicant favourably else go perks haves jobs only make you've i've mainly back am list somebody write kindly across
  find reporting mostly opportunity down required much guess they've near applying pls opening basis responsible does theres
  em more goes cv use there these too lot fine theyve even better dear maybe there's ref starts bit firm own gday
  description background when starting chasing looks basically again seek recruiting skills line talk he she him her his
  their was were been being did than into per still ever any some every each very ideally preferably someone somebody
  mate cheers thanks ta ya yep yup nah cool alright righto anyway actually and/or etc eg ie let lets want wanting wants
  tell told say saying mean means thing things stuff whatever basically hmm er ah haha lol we the those bonus plus added
  wonderful fantastic awesome excellent brilliant ideal perfect amazing terrific super ripper beaut
  incl including inc must-have must-haves nice-to-have pm am resume resumes cvs detail details info information summary overview about`
    .split(/\s+/)
    .filter(Boolean),
);

export const isJoining = (word: string) => JOINING.has(word.toLowerCase());
