import { Button, CopyButton, IconButton, TextAreaField } from "@paygauge/ui";
import { Check, ChevronLeft, ChevronRight, Pencil } from "lucide-react";
import { useState } from "react";
import { addressLimits } from "@paygauge/api-types/entities/addresses";
import { useTranslations } from "../../../state/formats.ts";
import { addressRecord, canAccept, type DecidedAddress } from "./decided-address.ts";
import type { Addresses } from "./use-addresses.ts";

interface AddressActionsProps {
  readonly at: number;
  readonly addresses: Addresses;
  readonly onShow: (at: number) => void;
}

/** What a user does with one address: accept its printed form, use it as entered, edit it, copy it, go to the next. */
export function AddressActions({ at, addresses, onShow }: AddressActionsProps) {
  const words = useTranslations("tools.addresses");
  const [isEditing, setEditing] = useState(false);
  const address = addresses.addresses[at];
  if (address === undefined) return null;
  if (isEditing)
    return <EditAddress at={at} address={address} addresses={addresses} onClose={() => setEditing(false)} />;
  const { decision } = address;
  return (
    <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      {!canAccept(address) && address.checked.printed.length > 0 && (
        <p className="text-label text-text-2">{words("notAccepted")}</p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          aria-pressed={decision === "accepted"}
          icon={<Check aria-hidden size={14} strokeWidth={1.6} />}
          disabled={!canAccept(address)}
          onClick={() => addresses.decide(at, decision === "accepted" ? null : "accepted")}
        >
          {words("accept")}
        </Button>
        <Button
          aria-pressed={decision === "asEntered"}
          onClick={() => addresses.decide(at, decision === "asEntered" ? null : "asEntered")}
        >
          {words("asEntered")}
        </Button>
        <Button icon={<Pencil aria-hidden size={14} strokeWidth={1.6} />} onClick={() => setEditing(true)}>
          {words("edit")}
        </Button>
        <CopyButton label={words("copyJson")} text={JSON.stringify(addressRecord(address), null, 2)} />
      </div>
      <Neighbours at={at} count={addresses.addresses.length} onShow={onShow} />
    </div>
  );
}

interface EditAddressProps {
  readonly at: number;
  readonly address: DecidedAddress;
  readonly addresses: Addresses;
  readonly onClose: () => void;
}

/** The address as text; what was entered first is stored as well. */
function EditAddress({ at, address, addresses, onClose }: EditAddressProps) {
  const words = useTranslations("tools.addresses");
  const [text, setText] = useState(address.checked.input);
  const check = async () => {
    if (await addresses.edit(at, text)) onClose();
  };
  return (
    <form
      className="mt-3 flex flex-col gap-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <TextAreaField
        label={words("editLabel")}
        rows={3}
        maxLength={addressLimits.letters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={addresses.pending} disabled={text.trim() === ""}>
          {words("checkAgain")}
        </Button>
        <Button onClick={onClose}>{words("cancelEdit")}</Button>
      </div>
    </form>
  );
}

interface NeighboursProps {
  readonly at: number;
  readonly count: number;
  readonly onShow: (at: number) => void;
}

function Neighbours({ at, count, onShow }: NeighboursProps) {
  const words = useTranslations("tools.addresses");
  if (count < 2) return null;
  return (
    <div className="flex items-center gap-1 text-label text-text-2">
      <IconButton
        variant="bordered"
        label={words("previous")}
        icon={<ChevronLeft aria-hidden size={16} strokeWidth={1.6} />}
        disabled={at === 0}
        onClick={() => onShow(at - 1)}
      />
      <span className="px-1">{words("placeOf", { line: at + 1, count })}</span>
      <IconButton
        variant="bordered"
        label={words("next")}
        icon={<ChevronRight aria-hidden size={16} strokeWidth={1.6} />}
        disabled={at === count - 1}
        onClick={() => onShow(at + 1)}
      />
    </div>
  );
}
