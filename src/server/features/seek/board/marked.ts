/** The board marks what its pages show: `[data-automation=jobTitle]`. */
export const marked = (name: string) => ({ selector: `[data-automation=${name}]` });
