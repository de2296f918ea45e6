import { makeJob } from "/work/main/src/matching/testing/profiles.ts";
import { readFileSync } from "node:fs";
import { packVacancy, unpackVacancy, unpackVacancyKeys } from "/work/main/src/matching/pack/pack-vacancy.ts";
const root="/work/main/test/matching/";
const all=["across","legal","pairs"].flatMap(n=>JSON.parse(readFileSync(root+n+".json","utf8")).ads);
for(const n of [1,5,20,60,120,180]){
 const text=all.slice(0,n).map((a:any)=>a.text).join("\n\n");
 const p=makeJob(text,"Solicitor").profile; let out="";
 try{const b=packVacancy(p); const cells=new Uint16Array(b.buffer,0,2); out+=` bytes ${b.length} lengthcell ${cells[1]}`; try{unpackVacancyKeys(b);out+=" keys ok"}catch(e){out+=" keys "+e} try{unpackVacancy(b);out+=" whole ok"}catch(e){out+=" whole "+e}}catch(e){out+=" pack "+e}
 console.log(n,text.length,p.requirements.length,p.words.length,out);
}
