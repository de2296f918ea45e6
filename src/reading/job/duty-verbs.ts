/** Verbs that open a duty: "Draft…", "Managing…". Words that are as often nouns are left out. */
export const DUTY_VERBS: ReadonlySet<string> = new Set(
  `accompany achieve act adapt address adhere administer advance advise advocate align allocate analyse
  analyze answer anticipate appear apply appraise approve arrange articulate assemble assess assign assist
  attend audit author balance book brief bring build calculate calibrate capture carry cater champion chair
  check clarify clean close coach code collaborate collate collect commission communicate compile complete
  comply compose conduct configure confer connect consult contribute control convene convert convey cook
  coordinate co-ordinate counsel craft create cultivate debug decide define deliver demonstrate deploy design
  detect determine develop devise diagnose diarise direct discharge dispatch document draft drive edit educate
  embed empower enable encourage enforce engage enhance ensure enter establish estimate evaluate examine execute
  exercise expand explain facilitate file finalise find fit follow foster gather generate give greet grow
  guide handle help host identify implement improve influence inform initiate inspect install instruct
  integrate interpret interview introduce investigate issue keep lead learn lecture liaise litigate load lodge look
  maintain make manage map market measure mediate meet mentor migrate model monitor motivate negotiate nurture
  observe obtain operate optimise order organise oversee own participate partner perform pick plan play
  prepare present prioritise process procure produce project-manage promote proofread propose prosecute protect
  prove provide publish purchase pursue raise reconcile recommend record recruit redact refer refine register
  remediate repair reply report represent request research resolve respond review run scan schedule scope screen
  secure seek sell serve service set settle shape share sign source speak speak steer strengthen streamline
  supervise supply support take teach test track train translate treat troubleshoot undertake uphold update
  upload use utilise validate verify welcome win work write`.split(/\s+/),
);
