/** Three in a row, then two, then one. */
export const CARDS =
  "grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]";

/** A hairline below, and one between those that stand in a row. */
export const CARD =
  "relative flex flex-col border-rule border-b py-6 before:absolute before:inset-y-6 before:-left-5 before:border-rule md:max-xl:even:before:border-l xl:[&:not(:nth-child(3n+1))]:before:border-l";
