import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { verificationTexts } from "./texts.ts";

interface AddressLineProps {
  email: string;
  grade: Grade;
  says: string;
}

/** The address as what it is here: a requirement that is open, met or not met. */
export function AddressLine({ email, grade, says }: AddressLineProps) {
  return (
    <p
      role="status"
      className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 border-rule border-y py-3.5"
    >
      <GradeSquare grade={grade} />
      <span className="wrap-anywhere font-semibold">{email || verificationTexts.address}</span>
      <span className="col-start-2 text-13 text-ink-2">{says}</span>
    </p>
  );
}
