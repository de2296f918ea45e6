import { useNavigate } from "react-router";
import { addressOf, placeOf } from "../model/place.ts";
import { isHere } from "./use-open.ts";

/** From a toast, which may still be there when the reader is elsewhere. */
export function useShowAgain() {
  const navigate = useNavigate();
  return (job: string): void => {
    if (!isHere()) return;
    void navigate(addressOf({ ...placeOf(location.search), job }), { replace: true });
  };
}
