/** The same as among the work icons, all of which would weigh too much for a public page. */
export const DRAWINGS = {
  bookmark: "M4.5 2.3h7v11.4L8 11l-3.5 2.7z",
  mail: "M1.8 3.5h12.4v9H1.8zM2 4l6 5 6-5",
  share: "M8 10V2.2M5 5l3-3 3 3M3.5 7.5v6.2h9V7.5",
} as const;
