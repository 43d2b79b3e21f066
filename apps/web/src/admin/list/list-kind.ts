import type { RecordKind } from '@site/schema/record-kinds';
import type { Inputs, Outputs } from '../trpc-react.ts';

/** The entities whose router has a `listForAdmin` query. */
export type ListKind = RecordKind | 'media' | 'callRequest' | 'contact';

export type ListInput<Kind extends ListKind> = Inputs[Kind]['listForAdmin'];
type RowsByKind = { [Kind in ListKind]: Outputs[Kind]['listForAdmin']['items'][number] };
// An interface, because TypeScript does not find the properties of `RowsByKind[Kind]` while `Kind` is generic.
interface Rows extends RowsByKind {}
export type Row<Kind extends ListKind> = Rows[Kind];
