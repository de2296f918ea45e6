/** Which state of which resume. */
export const keyOf = ({ id, revision }: { readonly id: string; readonly revision: number }) =>
  `${id}:${revision}`;
