import { useLocation, useNavigate } from "react-router";
import { type AdminAddress, addressOf, queryOf } from "./admin-address.ts";

/** Reads the address and writes it. What only changes how the list is looked at leaves no step to go back to. */
export function useAdminAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = addressOf(search);
  const toward = (change: Partial<AdminAddress>) => pathname + queryOf({ ...address, ...change });
  return {
    address,
    /** Where a link leads. */
    toward,
    go: (change: Partial<AdminAddress>) => void navigate(toward(change)),
    turn: (change: Partial<AdminAddress>) => void navigate(toward(change), { replace: true }),
  };
}

export type AdminPlace = ReturnType<typeof useAdminAddress>;
