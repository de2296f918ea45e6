/** For this visit: a choice that is kept longer would have to be a cookie, and said so. */
let on = true;

export const keysAreOn = () => on;
export const switchKeys = (use: boolean) => {
  on = use;
};
