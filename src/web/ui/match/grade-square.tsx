/** "open": asked for, and the resume leaves it open. */
export type Grade = "met" | "part" | "none" | "open";

/** Of borders and not of backgrounds, which printers leave out. */
const FILLS: Record<Grade, string> = {
  met: "before:absolute before:inset-x-0 before:top-0 before:border-current before:border-t-[9px]",
  part: "before:absolute before:border-t-[7px] before:border-r-[7px] before:border-t-current before:border-r-transparent",
  none: "",
  open: "border-dotted",
};

/** One requirement: filled, half, hollow or dotted, in the ink around it. The words beside it say the same. */
export function GradeSquare({ grade }: { grade: Grade }) {
  return (
    <span
      aria-hidden="true"
      className={`relative inline-block size-[9px] overflow-hidden flex-none rounded-[1px] border-[1.3px] border-current ${FILLS[grade]}`}
    />
  );
}
