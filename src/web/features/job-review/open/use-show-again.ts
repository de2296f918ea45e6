import { useNavigate } from "react-router";
import { addressOf, placeOf, REVIEW_PATH } from "../model/place.ts";

/** From a toast, which may still be there when the reader is elsewhere. */
export function useShowAgain() {
  const navigate = useNavigate();
  return (job: string): void => {
    if (location.pathname !== REVIEW_PATH) return;
    void navigate(addressOf({ ...placeOf(location.search), job }), { replace: true });
  };
}
