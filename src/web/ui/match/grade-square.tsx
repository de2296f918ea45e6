/** "open": asked for, and the resume leaves it open. */
export type Grade = "met" | "part" | "none" | "open";

const FILLS: Record<Grade, string> = {
  met: "bg-current",
  part: "before:absolute before:inset-0 before:bg-current before:[clip-path:polygon(0_0,100%_0,0_100%)]",
  none: "",
  open: "border-dotted",
};

/** One requirement: filled, half, hollow or dotted, in the ink around it. The words beside it say the same. */
export function GradeSquare({ grade }: { grade: Grade }) {
  return (
    <span
      aria-hidden="true"
      className={`relative inline-block size-[9px] flex-none rounded-[1px] border-[1.3px] border-current ${FILLS[grade]}`}
    />
  );
}
