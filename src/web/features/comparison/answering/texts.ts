/** "Do you have this?" about what a report did not find. */
export const answeringTexts = {
  ask: "Do you have this?",
  askAbout: (requirement: string) => `Do you have this? ${requirement}`,
  lacking: "You said you don’t have this.",
  undo: "Undo",
  undoAbout: (requirement: string) => `Undo: ${requirement}`,
  failed: "That did not work. Please try again.",
} as const;
