/**
 * Words that claim nothing by themselves. A model has these and those of the draft, and no others: a list of
 * forbidden ones (plunged, because, will, the name of a firm) would never end.
 */
export const PLAIN_WORDS =
  `a an the this that these those it its they them their there here and or but while as at by for from in into of on
out to with within among across per cent which who whose what where when how is are be has have also both together such
other others another rest ad ads advertisement advertisements list lists count counts share shares part number
give gives given giving name names named naming say says said saying state stated stating ask asks asked asking look
looks want wants wanted seek seeks sought mention mentions mentioned offer offers offered advertise advertised post
posted show shows shown stand stands standing come comes coming make makes account accounts amount amounts form forms
take takes put find finds found hold holds range ranges lie lies represent represents include includes require requires
required specify specifies specified carry carries appear appears figure figures`.split(/\s+/);

/**
 * Words that set one group above another, say how much without a figure, or deny. They stand only where the draft
 * has them: before the same word, nearest to the same group.
 */
export const WEIGHTY_WORDS = new Set(
  `most least first last next follow follows followed largest smallest highest lowest biggest top more less fewer higher lower larger smaller
than only alone no not none never all every each half between after behind ahead above below will would may might
could should must cannot can't up down zero one two three four five six seven eight nine ten eleven twelve thirteen
fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred
thousand`.split(/\s+/),
);
