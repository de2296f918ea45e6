import { lazy } from "react";
import { useLocation } from "react-router";
import { Late } from "#web/lib/late.tsx";
import type { Side, SideName } from "./side.ts";

/** Few come with something: the page does not carry what finds its name. */
const KnownField = lazy(() =>
  import("./known-field.tsx").then((file) => ({ default: file.KnownField })),
);

/**
 * Other screens lead here with documents and jobs in the address: `?resume={id}&job={id}`. What
 * stands there takes the place of what a person gives, until they want to give something else.
 */
export function useKnownSide(name: SideName, given: Side): Side {
  const id = new URLSearchParams(useLocation().search).get(name);
  if (!id) return given;
  return {
    ...given,
    present: true,
    take: () => async () => ({ documentId: id, status: "read" }),
    field: (
      <Late shape={<Shape />}>
        <KnownField key={id} name={name} id={id} />
      </Late>
    ),
  };
}

const Shape = () => <div className="mt-3 h-[66px] rounded-sm bg-paper-3" />;
