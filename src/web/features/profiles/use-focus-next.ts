import { useEffect, useState } from "react";

/** Goes to what has this id, once what has just been changed is on the screen. */
export function useFocusNext(): (id: string) => void {
  // An object, so that asking for the same place twice goes there twice.
  const [wanted, setWanted] = useState<{ id: string }>();
  useEffect(() => {
    if (wanted) document.getElementById(wanted.id)?.focus();
  }, [wanted]);
  return (id) => setWanted({ id });
}
