### Unequalopolis en español: Desigualópolis.
### complete
###
### Glosario. Se tutea; en pasado simple. deed: propiedad · crop: cultivo · warehouse: granero · railroads: ferrocarriles · the works: los servicios
### sign of a man, of a woman: signo de hombre, de mujer · claim: solicitud · permission: permiso · stamp: sello · licence: licencia · waiver: salvoconducto
### Bounty: Fortuna · Lucky or Not: Suerte o no · Country: País · Country switch: Cambio de país · Empowerment: Empoderamiento · token: ficha
### mortgage, lift: hipotecar, levantar la hipoteca · auction, bid: subasta, pujar · tray: bandeja · offer: oferta · doubles: dobles · bankrupt: en bancarrota
### Ante { $deed }, { $space } y { $group }, que llevan artículo, no van ni «de» ni «a»: «por el Acueducto», «hasta el Banco».

title = Desigualópolis
tagline = Compra tierras, cobra alquileres. Los dados deciden qué reglas te tocan.
pitch = Un juego de compraventa en el que los dados dan a cada puesto el signo de un hombre o de una mujer. El tablero es el mismo para todo el mundo. Las reglas, no.

## Cómo juega cada bot.

bot-builder = Construye tan deprisa como entra el dinero.
bot-trader = Lo primero que busca son tratos.
bot-cautious = Guarda dinero para los días malos y no hace ofertas.

## El tablero en la terminal.

board-player = Nombre
board-sign = Signo
board-cash = Dinero
board-place = Está en
board-holdings = Propiedades y cartas
board-bankrupt = en bancarrota
board-prison = en la cárcel
board-none = ninguna
board-country = [dim]País[/]     [bold]{ $card }[/]: { $card-says } Hasta el turno de { $drawer }
board-crop = un cultivo
board-warehouse = un granero
board-no_bid = [dim]Subasta[/]  [bold]{ $lot }[/], aún sin pujas
board-bid = [dim]Subasta[/]  [bold]{ $lot }[/], gana { $bidder } con f{ $high }
board-debt =
    { $to ->
        [bank] [dim]Deuda[/]    { $debtor } debe f{ $amount } a la banca
       *[player] [dim]Deuda[/]    { $debtor } debe f{ $amount } a { $creditor }
    }
board-tray = [dim]Bandeja[/]  { $maker }: { $give }; { $partner }: { $get }
board-cash_given = f{ $cash }
board-nothing = nada aún

stream-first_die = { $seat }, primer dado
stream-second_die = { $seat }, segundo dado
stream-order = { $seat }, dados para el orden
stream-bounty = Mazo de Fortuna
stream-lucky = Mazo de Suerte o no
stream-country = Mazo de País
stream-empowerment = Mazo de Empoderamiento
stream-signs = Signos
stream-dealing = Propiedades repartidas
stream-lots = Sorteo entre iguales

## Nombres de los números.

deed-0 = Salinas 1A
    .place = { group-0 }
    .code = 1A
deed-1 = Salinas 1B
    .place = { group-0 }
    .code = 1B
deed-2 = Ferrocarril 1
    .place = Ferrocarril
    .code = F1
deed-3 = Juncal 2A
    .place = { group-1 }
    .code = 2A
deed-4 = Juncal 2B
    .place = { group-1 }
    .code = 2B
deed-5 = Telares 3A
    .place = { group-2 }
    .code = 3A
deed-6 = el Acueducto
    .place = Acueducto
    .code = A
deed-7 = Telares 3B
    .place = { group-2 }
    .code = 3B
deed-8 = Hornos 4A
    .place = { group-3 }
    .code = 4A
deed-9 = Hornos 4B
    .place = { group-3 }
    .code = 4B
deed-10 = Hornos 4C
    .place = { group-3 }
    .code = 4C
deed-11 = Terrazas 5A
    .place = { group-4 }
    .code = 5A
deed-12 = Terrazas 5B
    .place = { group-4 }
    .code = 5B
deed-13 = Ferrocarril 2
    .place = Ferrocarril
    .code = F2
deed-14 = Faroles 6A
    .place = { group-5 }
    .code = 6A
deed-15 = la Eléctrica
    .place = Eléctrica
    .code = E
deed-16 = Faroles 6B
    .place = { group-5 }
    .code = 6B
deed-17 = Huertos Altos 7A
    .place = { group-6 }
    .code = 7A
deed-18 = Huertos Altos 7B
    .place = { group-6 }
    .code = 7B
deed-19 = Huertos Altos 7C
    .place = { group-6 }
    .code = 7C
deed-20 = Loma del Haber 8A
    .place = { group-7 }
    .code = 8A
deed-21 = Loma del Haber 8B
    .place = { group-7 }
    .code = 8B

space-0 = el Banco
space-1 = { deed-0 }
space-2 = Fortuna
space-3 = { deed-1 }
space-4 = el Impuesto sobre la renta
space-5 = { deed-2 }
space-6 = { deed-3 }
space-7 = el Cambio de país
space-8 = { deck-lucky }
space-9 = { deed-4 }
space-10 = la Cárcel
space-11 = { deed-5 }
space-12 = { deed-6 }
space-13 = { deed-7 }
space-14 = Fortuna
space-15 = { space-7 }
space-16 = { deed-8 }
space-17 = { deck-lucky }
space-18 = { deed-9 }
space-19 = { deed-10 }
space-20 = el Parque
space-21 = { deed-11 }
space-22 = { deck-lucky }
space-23 = { deed-12 }
space-24 = { space-7 }
space-25 = { deed-13 }
space-26 = { deed-14 }
space-27 = Fortuna
space-28 = { deed-15 }
space-29 = { deed-16 }
space-30 = el camino a la cárcel
space-31 = { deed-17 }
space-32 = { deed-18 }
space-33 = Fortuna
space-34 = { deed-19 }
space-35 = { space-7 }
space-36 = { deck-lucky }
space-37 = { deed-20 }
space-38 = el Impuesto al lujo
space-39 = { deed-21 }

group-0 = Salinas
group-1 = Juncal
group-2 = Telares
group-3 = Hornos
group-4 = Terrazas
group-5 = Faroles
group-6 = Huertos Altos
group-7 = Loma del Haber
group-8 = los ferrocarriles
group-9 = los servicios

opens-prison = Guárdala hasta que la necesites: abre la cárcel, gratis. Se puede vender o cambiar.
to-prison = Ve directo a la cárcel.
collect-50 = Cobra f50.
report-2018 = Mujer, Empresa y el Derecho, Banco Mundial, 2018
card-0 = Camino del Banco
    .says = Avanza hasta el Banco y toma su suma: f200 un hombre, f140 una mujer.
    .scene = La ventanilla está abierta, y el empleado se sabe la tarifa de memoria.
card-1 = Orden de libertad
    .says = { opens-prison }
    .scene = Un sello, una firma, una puerta.
card-2 = La hucha de la tía
    .says = Hereda f100. Si le toca a una mujer, va al primer hombre.
    .scene = La guardaba detrás de la harina, y solo se lo dijo al notario.
card-3 = El terreno del abuelo
    .says = Hereda f150. Si le toca a una mujer, va al primer hombre.
    .scene = Once surcos de frijoles y vista al río.
card-4 = Permiso sin pagar
    .says = { to-prison }
    .scene = El permiso estaba pagado. El recibo, no.
card-5 = Salvoconducto
    .says = Guárdalo hasta que lo necesites: anula una carta de País. Se puede vender o cambiar.
    .scene = Una hoja que todas las fronteras aceptaron leer.
card-6 = El mejor campo del año
    .says = Cobra f100.
    .scene = Llovió los días justos.
card-7 = Las cuentas estaban mal
    .says = Cobra f200.
    .scene = Alguien sumó la columna otra vez, desde abajo.
card-8 = Ayuda en semillas
    .says = Cobra f20.
    .scene = Un saco de semillas y un formulario que lo dice.
card-9 = Reparto de la cooperativa
    .says = { collect-50 }
    .scene = El último viernes, por orden alfabético.
card-10 = Día de mercado
    .says = Cada una de las demás personas te paga f10.
    .scene = Todo el mundo se paró, todo el mundo compró un poco.
card-11 = Gastos escolares
    .says = Paga f100.
    .scene = Zapatos nuevos, libros viejos, y una cuota por la puerta.
card-12 = Cuenta del médico
    .says = Paga f50.
    .scene = La doctora fue amable; la factura, no.
card-13 = Tasa de riego
    .says = Paga f30 por cada cultivo y f110 por cada granero.
    .scene = Hay que volver a cavar el canal.
card-14 = Alguien tiene que cuidar
    .says = Un hombre paga f20 por una enfermera. Una mujer se queda y pierde su próximo turno.
    .scene = Alguien tenía que quedarse, y todo el mundo miró a la misma persona.
card-15 = Horas extra
    .says = Cobra f80.
    .scene = Cuarenta noches, contadas sobre la mesa.
card-16 = Tren nocturno
    .says = Viaja hasta Ferrocarril 1.
    .scene = Pasan las luces, y luego ya no hay luces.
card-17 = Invitación a la loma
    .says = Camina hasta Loma del Haber 8B.
    .scene = Una tarjeta de borde dorado, y una cuesta muy larga.
card-18 = Cara equivocada
    .says = { to-prison }
    .scene = La foto se te parecía un poco.
card-19 = Una buena abogada
    .says = { opens-prison }
    .scene = Encontró el párrafo que nadie había leído.
card-20 = Calle equivocada
    .says = Retrocede tres casillas.
    .scene = El mapa era más viejo que la calle.
card-21 = Revisión de los servicios
    .says = Avanza hasta el siguiente de los servicios.
    .scene = Alguien debería mirar esa válvula.
card-22 = Paso de frontera
    .says = Avanza hasta el próximo Cambio de país.
    .scene = El país siguiente empieza tras la barrera.
card-23 = Paseo al atardecer
    .says = Avanza hasta el Parque.
    .scene = A esta hora los bancos están vacíos.
card-24 = Vence un bono
    .says = Cobra f150.
    .scene = Hace diez años parecía mucho tiempo.
card-25 = Apareció tu cartera
    .says = { collect-50 }
    .scene = Con todo dentro, y una nota.
card-26 = Un carro corta el paso
    .says = Paga f20.
    .scene = Una rueda, un caballo, y muchísimas opiniones.
card-27 = Al concejo: invitas tú
    .says = Paga f30 a cada una de las demás personas.
    .scene = La votación fue ajustada, y la noche, larga.
card-28 = Un mecenas
    .says = La persona con más dinero, aparte de ti, te paga f60.
    .scene = Al dinero le gusta sentarse junto a una buena idea.
card-29 = Mala cosecha al lado
    .says = Paga f40 a la persona con menos dinero, aparte de ti.
    .scene = La suya estaba al otro lado de la loma.
card-30 = Granizada
    .says = Paga f25 por cada cultivo y f100 por cada granero.
    .scene = Diez minutos, y los cristales de todo un año.
card-31 = Nuevo gobierno
    .says = La carta de País que está en la mesa vuelve bajo su mazo.
    .scene = A mediodía ya cambiaron los retratos de las oficinas.
card-32 = Toque de queda
    .says = Mientras esté aquí, las mujeres pierden su turno.
    .scene = A las nueve se apagan las luces, y con ellas medio pueblo.
card-33 = Sala de subastas cerrada
    .says = Mientras esté aquí, las mujeres no pueden pujar por propiedades.
    .scene = El martillo solo cae para caballeros.
card-34 = Sin crédito a su nombre
    .says = Mientras esté aquí, las mujeres no pueden hipotecar ni levantar una hipoteca, salvo para pagar una deuda.
    .scene = El formulario pide el nombre de un marido.
card-35 = Firma del tutor
    .says = Mientras esté aquí, las mujeres no pueden hacer ni aceptar ofertas.
    .scene = El nombre de él va bajo el de ella, o no vale.
card-36 = Campos a nombre de él
    .says = Mientras esté aquí, las mujeres no pueden construir.
    .scene = El registro de tierras solo tiene una columna de dueños.
card-37 = Medio salario
    .says = Mientras esté aquí, el Banco paga f70 a una mujer.
    .scene = El sobre de ella es más delgado, y dicen que antes lo era más.
card-38 = A pie
    .says = Mientras esté aquí, las mujeres avanzan con un solo dado, sin dobles.
    .scene = El coche tiene asientos para quienes pueden viajar.
card-39 = Cabeza de familia
    .says = Mientras esté aquí, la mitad de cada alquiler que cobra una mujer va al primer hombre.
    .scene = El libro de alquileres está en el escritorio de él.
card-40 = Tasa de sello
    .says = Mientras esté aquí, la solicitud de una mujer cuesta f20.
    .scene = Un sello por el deseo, y otro por la copia.
card-41 = Permiso retirado
    .says = Mientras esté aquí, las mujeres no pueden comprar a la banca. Las subastas siguen abiertas.
    .scene = Lo que el lunes se podía está en revisión.
card-42 = Tributa como carga
    .says = Mientras esté aquí, las mujeres pagan cada impuesto dos veces.
    .scene = Está en la hoja de él, y en la suya.
card-43 = Con acompañante
    .says = Mientras esté aquí, las mujeres pagan el doble en los ferrocarriles.
    .scene = Dos billetes para un viaje.
card-44 = Código de igualdad
    .says = Ninguna regla ata a nadie. Lo que había aquí queda anulado.
    .scene = Una ley, y dice: todo el mundo.
card-45 = República del salario igual
    .says = Mientras esté aquí, el Banco y las cartas pagan a las mujeres completo.
    .scene = Una sola tarifa, impresa en la pared.
card-46 = Un sí permanente
    .says = Quien la tiene compra una propiedad en el mismo turno en que cae en ella.
    .scene = Firmado una vez, para todo, y guardado en su propio cajón.
card-47 = Licencia industrial
    .says = Quien la tiene puede poseer los servicios.
    .scene = Su nombre está en la placa de la caldera.
card-48 = Concesión ferroviaria
    .says = Quien la tiene puede poseer ferrocarriles.
    .scene = De aquí a la costa, a su nombre.
card-49 = Licencia de cosecha plena
    .says = Quien la tiene puede plantar un cuarto cultivo y levantar graneros.
    .scene = El campo entero, hasta la cerca.
card-50 = Sentencia de igual salario
    .says = El Banco y las cartas pagan completo a quien la tiene.
    .scene = El mismo trabajo, la misma línea en el libro.
card-51 = Derecho a heredar
    .says = Quien la tiene se queda con lo que hereda.
    .scene = El notario lo lee en voz alta, y nadie tose.
card-52 = Pasaporte de tratado
    .says = Ninguna carta de País ata a quien la tiene.
    .scene = Válido en todos los países, a todas horas.
card-53 = Calles seguras
    .says = Quien la tiene puede sentarse a solas en el Parque.
    .scene = Luces, bancos, y gente que levanta la vista.
card-54 = Asesoría legal
    .says = En la cárcel, quien la tiene negocia, construye, puja y cobra como un hombre.
    .scene = Una visita con maletín, cada mañana a las diez.

country-32 = { card-32 }
country-33 = { card-33 }
country-34 = { card-34 }
country-35 = { card-35 }
country-36 = { card-36 }
country-37 = { card-37 }
country-38 = { card-38 }
country-39 = { card-39 }
country-40 = { card-40 }
country-41 = { card-41 }
country-42 = { card-42 }
country-43 = { card-43 }
country-44 = { card-44 }
country-45 = { card-45 }

sign-0 = hombre
sign-1 = mujer

token-0 = Arado
token-1 = Telar
token-2 = Farol
token-3 = Tetera
token-4 = Bota
token-5 = Yunque
token-6 = Barca
token-7 = Llave

level-0 = nada
level-1 = 1 cultivo
level-2 = 2 cultivos
level-3 = 3 cultivos
level-4 = 4 cultivos
level-5 = { board-warehouse }

lot-0 = cultivo
lot-1 = granero

## Cuántas cosas.

levels =
    { $levels ->
        [one] { $levels } piso
       *[other] { $levels } niveles
    }

## En la hoja junto al tablero.

sign-man = Hombre
    .label = juega con signo de hombre
sign-woman = Mujer
    .label = juega con signo de mujer
sign-note = Los signos salieron a dados antes del primer turno. Dicen cómo se trata a un puesto, no quién se sienta ahí.

## Los mazos.

deck-bounty = Fortuna
    .card = carta de Fortuna
deck-lucky = Suerte o no
    .card = carta de Suerte o no
deck-country = País
    .card = carta de País
deck-empowerment = Empoderamiento
    .card = carta de Empoderamiento

## Qué hay detrás de una carta o de una regla. Los títulos oficiales quedan en su idioma cuando no tienen uno español.

fact-start = Según el derecho común inglés, el dinero y los bienes de una esposa pasaban a ser del marido. Una ley de 1882 dejó que las esposas tuvieran bienes como si fueran solteras.
    .source = Married Women's Property Act, Inglaterra y Gales, 1882
fact-pay = En Gran Bretaña fue legal pagar menos a las mujeres por el mismo trabajo hasta finales de 1975, cuando entró en vigor la ley de igualdad salarial.
    .source = Equal Pay Act 1970, Gran Bretaña, en vigor en 1975
fact-permission = Una ley francesa de julio de 1965 dio a las esposas el derecho a trabajar y a abrir una cuenta bancaria sin permiso del marido.
    .source = Ley 65-570 de regímenes matrimoniales, Francia, 1965
fact-ownership = Solo en 1988 una ley de Estados Unidos dejó claro que la prohibición de negar crédito a las mujeres vale también para los préstamos de empresa.
    .source = Women's Business Ownership Act, Estados Unidos, 1988
fact-building = La FAO escribió en 2011: con el mismo acceso que los hombres a los recursos productivos, las agricultoras de los países en desarrollo podrían aumentar su rendimiento entre un 20 y un 30 por ciento.
    .source = El estado mundial de la agricultura y la alimentación 2010-11, FAO, 2011
fact-inheritance = En gran parte de la India, una hija hindú no tenía por nacimiento parte en los bienes comunes de su familia hasta que la ley cambió en 2005.
    .source = Hindu Succession (Amendment) Act, India, 2005
fact-park = En noviembre de 2022 los talibanes cerraron a las mujeres los parques de Kabul.
    .source = Ministerio de Propagación de la Virtud y Prevención del Vicio, Afganistán, 2022
fact-prison = Las reglas de las Naciones Unidas para las cárceles, de 1955, decían poco de lo que necesitan las mujeres. En 2010 llegaron las Reglas de Bangkok, para mujeres presas.
    .source = Resolución 65/229 de la Asamblea General, Naciones Unidas, 2010
fact-doubles = Los hombres van a la cárcel con su segundo doble: el libro da como razón que a los hombres se les condena a prisión más a menudo. De cada 100 personas presas en el mundo, unas 93 son hombres.
    .source = World Female Imprisonment List, ICPR, Universidad de Londres, 2025
fact-care = La Organización Internacional del Trabajo calculó en 2018 que las mujeres hacen tres cuartas partes del trabajo de cuidados no remunerado del mundo.
    .source = El trabajo de cuidados y los trabajadores del cuidado, Organización Internacional del Trabajo, 2018
fact-B01 = El libro cita al Foro Económico Mundial: en el mundo, a las mujeres se les paga cerca del 63 por ciento de lo que ganan los hombres. Este juego paga el 70.
    .source = Global Gender Gap Report, Foro Económico Mundial, 2018
fact-C01 = El libro cita al Banco Mundial, Mujer, Empresa y el Derecho 2018: en 29 países la ley permite a las mujeres menos horas nocturnas que a los hombres.
    .source = { report-2018 }
fact-C02 = La Bolsa de Londres admitió a mujeres como miembros por primera vez en marzo de 1973.
    .source = Consejo de la Bolsa de Londres, Reino Unido, 1973
fact-C03 = En Estados Unidos un banco podía negar a una mujer crédito a su propio nombre hasta la ley de igualdad de crédito de 1974.
    .source = Equal Credit Opportunity Act, Estados Unidos, 1974
fact-C04 = En España una esposa no podía comprar, vender ni obligarse por contrato sin licencia del marido, con pocas excepciones, hasta una ley de mayo de 1975.
    .source = Ley 14/1975, de 2 de mayo, España, 1975
fact-C05 = En Lesoto una esposa era menor de edad ante la ley, bajo la potestad del marido, hasta una ley de 2006.
    .source = Legal Capacity of Married Persons Act, Lesoto, 2006
fact-C06 = En Australia el salario mínimo de las mujeres se fijó por lo común en el 54 por ciento del de un hombre desde 1919. Tras la Segunda Guerra Mundial pasó al 75.
    .source = Clothing Trades Case, Court of Conciliation and Arbitration, Australia, 1919
fact-C07 = En Arabia Saudí las mujeres pueden conducir desde junio de 2018.
    .source = Orden real de septiembre de 2017, Arabia Saudí, en vigor en 2018
fact-C08 = En Suiza la ley llamó al marido cabeza de la unión conyugal hasta que un nuevo derecho matrimonial entró en vigor en 1988.
    .source = Código Civil, reformado por la ley del 5 de octubre de 1984, Suiza, en vigor desde 1988
fact-C09 = En la República Democrática del Congo una esposa necesitaba autorización del marido para sus contratos hasta que el código de familia cambió en 2016.
    .source = Ley 16/008 sobre el Código de la Familia, República Democrática del Congo, 2016
fact-C10 = En Alemania Occidental la ley daba a una esposa derecho a un empleo solo si era compatible con sus deberes en el matrimonio y la familia, hasta 1977.
    .source = Código Civil, artículo 1356, Alemania Occidental, 1958 a 1977
fact-C11 = En el Reino Unido los ingresos de una esposa tributaban, por regla general, como parte de los del marido hasta abril de 1990.
    .source = Finance Act 1988, Reino Unido, en vigor en 1990
fact-C12 = En Afganistán una orden de diciembre de 2021 manda que ningún conductor lleve a una mujer más de 72 kilómetros sin un hombre de su familia.
    .source = Ministerio de Promoción de la Virtud y Prevención del Vicio, Afganistán, 2021
fact-C13 = En 2019 el Banco Mundial encontró seis economías cuyas leyes tratan igual a hombres y mujeres en todo lo que mide: Bélgica, Dinamarca, Francia, Letonia, Luxemburgo y Suecia.
    .source = Mujer, Empresa y el Derecho, Banco Mundial, 2019
fact-C14 = Desde 2018 una ley de Islandia pide a las empresas más grandes que prueben que pagan lo mismo a mujeres y hombres por el mismo trabajo.
    .source = Ley de igualdad de género 10/2008, modificada en 2017, Islandia, en vigor en 2018
fact-E1 = En algunos países una esposa todavía necesita permiso del marido para un negocio propio, dice el libro. En 18 él puede impedirle trabajar, contó el Banco Mundial en 2018.
    .source = { report-2018 }
fact-E2 = El Banco Mundial, Mujer, Empresa y el Derecho 2018, contó 104 economías cuyas leyes cierran a las mujeres ciertos trabajos, en fábricas y minas entre otros.
    .source = { report-2018 }
fact-E3 = Rusia cerró 456 oficios a las mujeres, entre ellos conducir trenes. Desde enero de 2021 vuelve a haber maquinistas mujeres en el metro de Moscú.
    .source = Orden del Ministerio de Trabajo, Rusia, 2019, en vigor desde 2021
fact-E4 = En Nepal cuesta menos registrar la tierra a nombre de una mujer: una cuarta parte menos, dijo en 2022 una oficina de tierras.
    .source = District Land Revenue Office, Tanahun; Agencia Nacional de Noticias, Nepal, 2022
fact-E5 = En 1976 Gabrielle Defrenne, azafata belga, ganó ante el Tribunal de Justicia europeo: la igualdad salarial se puede exigir en los tribunales de cada Estado miembro.
    .source = Asunto 43/75, Defrenne contra Sabena, Tribunal de Justicia de las Comunidades Europeas, 1976
fact-E6 = Por una ley de 1999, las hijas heredan en Ruanda como los hijos.
    .source = Ley 22/99 de regímenes matrimoniales y sucesiones, Ruanda, 1999
fact-E7 = Las Naciones Unidas aprobaron en 1979 su convención contra la discriminación de las mujeres. Casi todos los Estados se han sumado.
    .source = Convención sobre la eliminación de todas las formas de discriminación contra la mujer, Naciones Unidas, 1979
fact-E8 = En noviembre de 1977, mujeres marcharon de noche por Leeds. Les habían dicho que no salieran después de anochecer.
    .source = Reclaim the Night, Inglaterra, 1977; ITV News, 16 de noviembre de 2020
fact-E9 = Cornelia Sorabji aprobó el examen de Derecho de Oxford en 1892. Una ley de 1923 fijó que las mujeres pueden ejercer en los tribunales de la India.
    .source = Legal Practitioners (Women) Act, India, 1923

## Qué se decide.

prompt-token =
    { $you ->
        [seat] Elige tu ficha.
       *[others] { $seat } elige una ficha.
    }
prompt-manage =
    { $you ->
        [seat] Te toca. Atiende tus tierras y ofertas, y sigue.
       *[others] { $seat } atiende sus tierras y ofertas.
    }
prompt-claim =
    { $you ->
        [seat] Se acabó la espera. Cómprala ahora, o déjala a la subasta.
       *[others] { $seat } ya puede comprar lo que solicitó.
    }
prompt-buy =
    { $you ->
        [seat] Aún no es de nadie. Cómprala, o déjala a la subasta.
       *[others] { $seat } puede comprar.
    }
prompt-doubles_buy =
    { $you ->
        [seat] Sacaste dobles. Compra, o lanza otra vez y renuncia.
       *[others] { $seat } elige entre comprar y lanzar otra vez.
    }
prompt-bid =
    { $you ->
        [seat] La subasta llegó a ti. Puja o pasa.
       *[others] Se pide una puja a { $seat }.
    }
prompt-prison =
    { $you ->
        [seat] Estás en la cárcel. Paga, usa una carta o busca dobles.
       *[others] { $seat } busca cómo salir de la cárcel.
    }
prompt-release =
    { $you ->
        [seat] Fue el último intento. Paga la multa o usa una carta.
       *[others] { $seat } debe pagar o usar una carta para salir.
    }
prompt-tray =
    { $you ->
        [seat] Pon tu oferta en la bandeja y envíala.
       *[others] { $seat } prepara una oferta.
    }
prompt-answer =
    { $you ->
        [seat] Tienes una oferta. Acepta, rechaza o haz otra.
       *[others] { $seat } piensa en una oferta.
    }
prompt-receipt =
    { $you ->
        [seat] Te llegó una propiedad hipotecada. Levanta la hipoteca, o paga el diez por ciento.
       *[others] { $seat } atiende una propiedad hipotecada.
    }
prompt-between =
    { $you ->
        [seat] Entre turnos: puedes construir.
       *[others] { $seat } puede construir entre turnos.
    }
prompt-contest =
    { $you ->
        [seat] No hay para todo el mundo. ¿Tú también lo quieres?
       *[others] Se consulta a { $seat } por las últimas piezas.
    }
prompt-crop_bid =
    { $you ->
        [seat] No hay para todo el mundo: puja por este, o pasa.
       *[others] Se pide a { $seat } una puja.
    }
prompt-place =
    { $you ->
        [seat] Es tuyo. ¿Dónde va?
       *[others] { $seat } elige dónde construir.
    }
prompt-waiver =
    { $you ->
        [seat] Tienes un salvoconducto. Puede anular la carta de País.
       *[others] { $seat } tiene un salvoconducto y piensa.
    }
prompt-raise =
    { $you ->
        [seat] Debes más de lo que tienes a mano. Reúne el dinero.
       *[others] { $seat } tiene que reunir dinero.
    }

## Qué se puede hacer.

action-buy = Comprar { $deed } por f{ $price }
action-roll_again = Lanzar otra vez y dejar { $deed }
action-buy_claim = Comprar { $deed } por f{ $price } en el acto, con tu nuevo permiso
action-bid = Pujar f{ $laid }
action-no_bid = Pasar: sales de esta subasta
action-pay_fine = Pagar f{ $fine } y salir
action-use_card = Usar una carta para salir
action-try_doubles = Intentar sacar dobles
action-offer = Enviar la oferta a { $target }
action-drop = Vaciar la bandeja y no hacer oferta
action-accept = Aceptar la oferta de { $target }
action-refuse = Rechazar la oferta de { $target }
action-counter = Rechazar, y hacer a { $target } otra oferta
action-lift_now = Levantar la hipoteca sobre { $deed } por f{ $lifting }
action-fee_only = Pagar f{ $fee } y dejar { $deed } con su hipoteca
action-abandon = Dejar { $deed } a la subasta: no puedes pagar f{ $fee }
action-contest = También lo quieres
action-waive = Anular { $country } con tu salvoconducto
action-keep = Guardar tu salvoconducto
action-settle = Que la banca tome lo necesario para f{ $owed }, lo más barato primero
action-concede = Rendirte: no puedes reunir f{ $owed }
action-lay = Poner f{ $amount } más sobre f{ $laid }
action-add_cash = Ofrecer f{ $amount } más
action-ask_cash = Pedir f{ $amount } más
action-token = Tomar la ficha { $token }
action-trade = Hacer una oferta a { $target }
action-put_deed = Poner { $deed } en la bandeja
action-put_card = Poner la carta { $card } en la bandeja
action-build =
    { $level ->
        [5] Levantar un granero en { $deed } por f{ $crop }
       *[other] Plantar un cultivo en { $deed } por f{ $crop }
    }
action-sell =
    { $level ->
        [5] Devolver el granero que hay en { $deed } por f{ $half }
       *[other] Devolver un cultivo que hay en { $deed } por f{ $half }
    }
action-mortgage = Hipotecar { $deed } por f{ $value }
action-lift = { action-lift_now }
action-sell_group =
    { $level ->
        [0] Vender todo lo que hay en { $group }
       *[other] Vender en { $group } hasta dejar { $level } en cada propiedad
    }
action-done =
    { $next ->
        [0] Lanzar los dados
        [1] A la puerta de la cárcel
        [2] Lanzar otra vez
        [3] Terminar tu turno
        [4] A tu solicitud por { $deed }
       *[5] No construir más
    }
action-decline =
    { $lot_wanted ->
        [0] Dejar { $deed } a una subasta
       *[1] No lo necesitas
    }

## Qué pasó.

event-hidden = { "" }
event-die = { "" }
event-turn = { "" }
event-rolled =
    { $second ->
        [0]
            { $you ->
                [seat] Sacaste un { $first } con un solo dado.
               *[others] { $seat } sacó un { $first } con un solo dado.
            }
       *[other]
            { $you ->
                [seat] Sacaste { $first } y { $second }.
               *[others] { $seat } sacó { $first } y { $second }.
            }
    }
event-doubles = { "" }
event-moved =
    { $back ->
        [0]
            { $you ->
                [seat] Avanzaste hasta { $space }.
               *[others] { $seat } avanzó hasta { $space }.
            }
       *[1]
            { $you ->
                [seat] Retrocediste hasta { $space }.
               *[others] { $seat } retrocedió hasta { $space }.
            }
    }
event-round = { "" }
event-offered =
    { $you ->
        [seat] Hiciste una oferta a { $target }.
        [target] { $seat } te hizo una oferta.
       *[others] { $seat } hizo una oferta a { $target }.
    }
event-countered =
    { $you ->
        [seat] Respondiste a { $target } con otra oferta.
        [target] { $seat } te respondió con otra oferta.
       *[others] { $seat } respondió a { $target } con otra oferta.
    }
event-dropped =
    { $you ->
        [seat] Al final no hiciste oferta a { $target }.
        [target] Al final { $seat } no te hizo oferta.
       *[others] Al final { $seat } no hizo oferta a { $target }.
    }
event-scored =
    { $you ->
        [seat] Para el orden de turno sacaste { $score }.
       *[others] Para el orden de turno, { $seat } sacó { $score }.
    }
event-tied =
    { $you ->
        [seat] Con empate, lanzaste otra vez: { $score }.
       *[others] Con empate, { $seat } lanzó otra vez: { $score }.
    }
event-lots = Sigue el empate. Decide el sorteo.
event-host =
    { $you ->
        [seat] Llevas la banca y juegas al final de los hombres, sin lanzar.
       *[others] { $seat } lleva la banca y juega al final de los hombres, sin lanzar.
    }
event-banker =
    { $you ->
        [seat] La banca es tuya, pero funciona sola.
       *[others] La banca es de { $seat }, pero funciona sola.
    }
event-token =
    { $you ->
        [seat] Tomaste la ficha { $token }.
       *[others] { $seat } tomó la ficha { $token }.
    }
event-money =
    { $less ->
        [0]
            { $you ->
                [seat] Empiezas con f{ $amount }.
               *[others] { $seat } empieza con f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] Empiezas con f{ $amount }. Un hombre recibe f{ $full }.
               *[others] { $seat } empieza con f{ $amount }. Un hombre recibe f{ $full }.
            }
    }
event-dealt =
    { $you ->
        [seat] Te tocó { $deed }.
       *[others] A { $seat } le tocó { $deed }.
    }
event-visit = { "" }
event-own = { "" }
event-idle =
    { $you ->
        [seat] Sobre { $deed } pesa una hipoteca: no pagas nada.
       *[others] Sobre { $deed } pesa una hipoteca: { $seat } no paga nada.
    }
event-barred =
    { $you ->
        [seat] No puedes poseer { $deed }. No pasa nada.
       *[others] { $seat } no puede poseer { $deed }. No pasa nada.
    }
event-claimed =
    { $you ->
        [seat] Esperas permiso para comprar { $deed } por f{ $price }. Hasta que lances otra vez, puede llevársela cualquiera.
       *[others] { $seat } espera permiso para comprar { $deed } por f{ $price }.
    }
event-stamped =
    { $you ->
        [seat] El sello de tu solicitud costó f{ $amount }.
       *[others] El sello de la solicitud de { $seat } costó f{ $amount }.
    }
event-preempted =
    { $you ->
        [seat] Tu solicitud ya no vale: { $target } tiene { $deed }.
        [target] Tienes { $deed }, y la solicitud de { $seat } ya no vale.
       *[others] { $target } tiene { $deed }, y la solicitud de { $seat } ya no vale.
    }
event-lapsed =
    { $you ->
        [seat] Tu solicitud por { $deed } venció.
       *[others] La solicitud de { $seat } por { $deed } venció.
    }
event-bought =
    { $you ->
        [seat] Compraste { $deed } por f{ $price }.
       *[others] { $seat } compró { $deed } por f{ $price }.
    }
    .why = Solo un grupo entero puede llevar cultivos.
event-declined =
    { $you ->
        [seat] No compraste { $deed } por f{ $price }.
       *[others] { $seat } no compró { $deed } por f{ $price }.
    }
    .why = El dinero guardado paga los alquileres que vienen.
event-rolled_on =
    { $you ->
        [seat] Dejaste { $deed } para lanzar otra vez.
       *[others] { $seat } dejó { $deed } para lanzar otra vez.
    }
event-auction = Se subasta { $deed }, desde f{ $least }.
event-bid =
    { $you ->
        [seat] Pujaste f{ $amount } por { $deed }.
       *[others] { $seat } pujó f{ $amount } por { $deed }.
    }
event-passed =
    { $you ->
        [seat] Pasaste en la subasta por { $deed }.
       *[others] { $seat } pasó en la subasta por { $deed }.
    }
event-won_lot =
    { $you ->
        [seat] Ganaste { $deed } por f{ $amount }.
       *[others] { $seat } ganó { $deed } por f{ $amount }.
    }
event-unsold = Nadie pujó por { $deed }. Sigue en la banca.
event-proceeds =
    { $you ->
        [seat] No puedes poseer { $deed }. Recibes los f{ $amount } de su venta.
       *[others] { $seat } no puede poseer { $deed }, y recibe los f{ $amount } de su venta.
    }
event-sealed =
    { $you ->
        [seat] Tu papel por { $deed } está en la mesa.
       *[others] El papel de { $seat } por { $deed } está en la mesa.
    }
event-rent =
    { $you ->
        [seat] Pagaste a { $target } f{ $amount } de alquiler por { $deed }.
        [target] { $seat } te pagó f{ $amount } de alquiler por { $deed }.
       *[others] { $seat } pagó a { $target } f{ $amount } de alquiler por { $deed }.
    }
event-rent_lost =
    { $you ->
        [seat] { $target } está en la cárcel y no puede cobrarte nada por { $deed }.
        [target] Estás en la cárcel: { $seat } no te debe nada por { $deed }.
       *[others] { $target } está en la cárcel y no puede cobrar nada a { $seat } por { $deed }.
    }
event-guardian =
    { $you ->
        [seat] La mitad, f{ $amount }, fue para { $target }, cabeza de familia.
        [target] La mitad de lo que cobró { $seat }, f{ $amount }, fue para ti.
       *[others] La mitad de lo que cobró { $seat }, f{ $amount }, fue para { $target }.
    }
event-drew = { you-drew }
event-paid =
    { $you ->
        [seat] Pagaste f{ $amount }.
       *[others] { $seat } pagó f{ $amount }.
    }
event-withheld =
    { $you ->
        [seat] Pagaste a la banca los f{ $amount } que no recibe { $target }.
        [target] { $seat } pagó a la banca los f{ $amount } que no recibes.
       *[others] { $seat } pagó a la banca los f{ $amount } que no recibe { $target }.
    }
event-fare =
    { $you ->
        [seat] Viajas con acompañante: f{ $amount }, donde un hombre paga f{ $full }.
       *[others] { $seat } viaja con acompañante: f{ $amount }, donde un hombre paga f{ $full }.
    }
event-inherited =
    { $you ->
        [seat] Heredaste f{ $amount }.
       *[others] { $seat } heredó f{ $amount }.
    }
event-renounced =
    { $you ->
        [seat] No puedes heredar. Los f{ $amount } fueron para { $target }.
        [target] { $seat } no puede heredar. Los f{ $amount } fueron para ti.
       *[others] { $seat } no puede heredar. Los f{ $amount } fueron para { $target }.
    }
event-no_heir =
    { $you ->
        [seat] No puedes heredar, y no queda hombre que pueda. No lo recibe nadie.
       *[others] { $seat } no puede heredar, y no queda hombre que pueda. No lo recibe nadie.
    }
event-kept =
    { $you ->
        [seat] Guardas la carta «{ $card }».
       *[others] { $seat } guarda la carta «{ $card }».
    }
event-empowered =
    { $you ->
        [seat] Los dobles te dieron una carta de Empoderamiento: { $card }.
       *[others] Los dobles dieron a { $seat } una carta de Empoderamiento: { $card }.
    }
event-country =
    { $you ->
        [seat] Mostraste una carta de País: { $card }.
       *[others] { $seat } mostró una carta de País: { $card }.
    }
event-waived = { you-played }
event-short =
    { $you ->
        [seat] La banca solo pudo pagarte f{ $amount } de f{ $full }.
       *[others] La banca solo pudo pagar a { $seat } f{ $amount } de f{ $full }.
    }
event-failed =
    { $attempts ->
        [one]
            { $you ->
                [seat] Sin dobles. Sigues en la cárcel tras 1 intento.
               *[others] Sin dobles. { $seat } sigue en la cárcel tras 1 intento.
            }
       *[other]
            { $you ->
                [seat] Sin dobles. Llevas { $attempts } intentos.
               *[others] Sin dobles. { $seat } lleva { $attempts } intentos.
            }
    }
event-fined =
    { $you ->
        [seat] Pagaste la multa de f{ $amount }.
       *[others] { $seat } pagó la multa de f{ $amount }.
    }
event-used = { you-used }
event-built =
    { $you ->
        [seat] Construiste en { $deed } por f{ $price }: ya hay { $level }.
       *[others] { $seat } construyó en { $deed } por f{ $price }: ya hay { $level }.
    }
    .why = Cada cultivo sube el alquiler de esta tierra.
event-sold =
    { $you ->
        [seat] Vendiste en { $deed } por f{ $amount }. Queda: { $level }.
       *[others] { $seat } vendió en { $deed } por f{ $amount }. Queda: { $level }.
    }
event-sold_group =
    { $you ->
        [seat] Vendiste en { $group } por f{ $amount }. En cada propiedad queda: { $level }.
       *[others] { $seat } vendió en { $group } por f{ $amount }. En cada propiedad queda: { $level }.
    }
event-mortgaged =
    { $you ->
        [seat] Hipotecaste { $deed } por f{ $amount }.
       *[others] { $seat } hipotecó { $deed } por f{ $amount }.
    }
    .why = El banco presta sobre una propiedad que entretanto no da alquiler.
event-lifted =
    { $you ->
        [seat] Levantaste la hipoteca sobre { $deed } por f{ $amount }.
       *[others] { $seat } levantó la hipoteca sobre { $deed } por f{ $amount }.
    }
    .why = Sin su hipoteca, la propiedad vuelve a dar alquiler.
event-fee =
    { $you ->
        [seat] Pagaste f{ $amount } por { $deed }; la hipoteca sigue.
       *[others] { $seat } pagó f{ $amount } por { $deed }; la hipoteca sigue.
    }
event-abandoned =
    { $you ->
        [seat] Soltaste { $deed }.
       *[others] { $seat } soltó { $deed }.
    }
event-shortage =
    { $you ->
        [seat] Pides un { $lot } para { $deed }, y no hay para toda la gente que podría ponerlo.
       *[others] { $seat } pide un { $lot } para { $deed }, y no hay para toda la gente que podría ponerlo.
    }
event-contested =
    { $you ->
        [seat] También quieres el { $lot }.
       *[others] { $seat } también quiere el { $lot }.
    }
event-crop_auction =
    { $you ->
        [seat] Se subasta el { $lot }. Vas por delante con su precio de lista, f{ $least }.
       *[others] Se subasta el { $lot }. { $seat } va por delante con su precio de lista, f{ $least }.
    }
event-crop_bid =
    { $you ->
        [seat] Pujaste f{ $amount } por el { $lot }.
       *[others] { $seat } pujó f{ $amount } por el { $lot }.
    }
event-crop_passed =
    { $you ->
        [seat] Pasaste en la subasta por el { $lot }.
       *[others] { $seat } pasó en la subasta por el { $lot }.
    }
event-crop_won =
    { $you ->
        [seat] Ganaste el { $lot } por f{ $amount }.
       *[others] { $seat } ganó el { $lot } por f{ $amount }.
    }
event-traded =
    { $you ->
        [seat] Hiciste un trato con { $target }.
        [target] Hiciste un trato con { $seat }.
       *[others] { $seat } hizo un trato con { $target }.
    }
    .why = Un trato necesita a las dos partes, y cada una espera ganar.
event-refused =
    { $you ->
        [seat] { $target } rechazó tu oferta.
        [target] Rechazaste la oferta de { $seat }.
       *[others] { $target } rechazó la oferta de { $seat }.
    }
event-owes =
    { $you ->
        [seat] Debes a { $target } f{ $amount } y no los tienes a mano.
        [target] { $seat } te debe f{ $amount } y no los tiene a mano.
       *[others] { $seat } debe a { $target } f{ $amount } y no los tiene a mano.
    }
event-owes_bank =
    { $you ->
        [seat] Debes a la banca f{ $amount } y no los tienes a mano.
       *[others] { $seat } debe a la banca f{ $amount } y no los tiene a mano.
    }
event-settled =
    { $you ->
        [seat] Devolviste { levels } en { $group } por f{ $amount }.
       *[others] { $seat } devolvió { levels } en { $group } por f{ $amount }.
    }
event-bankrupt =
    { $you ->
        [seat] No puedes pagar a { $target } f{ $amount }: bancarrota.
        [target] { $seat } no puede pagarte f{ $amount }: bancarrota.
       *[others] { $seat } no puede pagar a { $target } f{ $amount }: bancarrota.
    }
event-bankrupt_bank =
    { $you ->
        [seat] No puedes pagar a la banca f{ $amount }: bancarrota.
       *[others] { $seat } no puede pagar a la banca f{ $amount }: bancarrota.
    }
event-takes_cash =
    { $you ->
        [seat] Tus últimos f{ $amount } fueron para { $target }.
        [target] Los últimos f{ $amount } de { $seat } fueron para ti.
       *[others] Los últimos f{ $amount } de { $seat } fueron para { $target }.
    }
event-bank_takes =
    { $you ->
        [seat] Tus últimos f{ $amount } fueron para la banca.
       *[others] Los últimos f{ $amount } de { $seat } fueron para la banca.
    }
event-card_back =
    { $you ->
        [seat] Tu carta «{ $card }» volvió bajo su mazo.
       *[others] La carta «{ $card }» de { $seat } volvió bajo su mazo.
    }
event-takes_deed =
    { $you ->
        [target] Ahora tienes { $deed }.
       *[others] { $target } tiene ahora { $deed }.
    }
event-takes_card =
    { $you ->
        [target] Ahora tienes la carta «{ $card }».
       *[others] { $target } tiene ahora la carta «{ $card }».
    }
event-won =
    { $you ->
        [seat] No queda nadie más. Ganas.
       *[others] No queda nadie más. Gana { $seat }.
    }
event-first_out =
    { $you ->
        [seat] Tu bancarrota es la primera, y con ella acaba la partida.
       *[others] La bancarrota de { $seat } es la primera, y con ella acaba la partida.
    }
event-time_up = Tras { $round } rondas se acabó el tiempo.
event-limit = Tras { $round } rondas la partida se detiene.
event-richest =
    { $you ->
        [seat] Tienes más que nadie, f{ $amount } en dinero y bienes. Ganas.
       *[others] { $seat } tiene más que nadie, f{ $amount } en dinero y bienes, y gana.
    }
event-sign =
    { $sign ->
        [0]
            { $you ->
                [seat] Los dados te dan el signo de hombre, y el turno { $place }.
               *[others] Los dados dan a { $seat } el signo de hombre, y el turno { $place }.
            }
       *[1]
            { $you ->
                [seat] Los dados te dan el signo de mujer, y el turno { $place }.
               *[others] Los dados dan a { $seat } el signo de mujer, y el turno { $place }.
            }
    }
event-lost_turn =
    { $why ->
        [0]
            { $you ->
                [seat] Pierdes este turno.
               *[others] { $seat } pierde este turno.
            }
       *[1]
            { $you ->
                [seat] Es de noche, y no puedes salir. Pierdes el turno.
               *[others] Es de noche, y { $seat } no puede salir. Pierde el turno.
            }
    }
event-bank =
    { $less ->
        [0]
            { $you ->
                [seat] El Banco te pagó f{ $amount }.
               *[others] El Banco pagó a { $seat } f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] El Banco te pagó f{ $amount }. Un hombre recibe f{ $full }.
               *[others] El Banco pagó a { $seat } f{ $amount }. Un hombre recibe f{ $full }.
            }
    }
event-park =
    { $company ->
        [0]
            { $you ->
                [seat] A solas en el Parque, pierdes tu próximo turno.
               *[others] A solas en el Parque, { $seat } pierde su próximo turno.
            }
       *[1]
            { $you ->
                [seat] Tienes compañía en el Parque. No pasa nada.
               *[others] { $seat } tiene compañía en el Parque. No pasa nada.
            }
    }
event-no_claim =
    { $why ->
        [0]
            { $you ->
                [seat] La carta de País no te deja comprar nada a la banca. { CAPITAL($deed) } se queda donde está.
               *[others] La carta de País no deja a { $seat } comprar nada a la banca. { CAPITAL($deed) } se queda donde está.
            }
       *[1]
            { $you ->
                [seat] No puedes pagar el sello: te quedas sin solicitud por { $deed }.
               *[others] { $seat } no puede pagar el sello: se queda sin solicitud por { $deed }.
            }
    }
event-tax =
    { $less ->
        [0]
            { $you ->
                [seat] Pagaste f{ $amount } de impuestos.
               *[others] { $seat } pagó f{ $amount } de impuestos.
            }
       *[1]
            { $you ->
                [seat] Pagaste f{ $amount } de impuestos. Un hombre paga f{ $full }.
               *[others] { $seat } pagó f{ $amount } de impuestos. Un hombre paga f{ $full }.
            }
    }
event-gained =
    { $less ->
        [0]
            { $you ->
                [seat] Cobraste f{ $amount }.
               *[others] { $seat } cobró f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] Cobraste f{ $amount }. Un hombre recibe f{ $full }.
               *[others] { $seat } cobró f{ $amount }. Un hombre recibe f{ $full }.
            }
    }
event-gave =
    { $less ->
        [0]
            { $you ->
                [seat] Pagaste a { $target } f{ $amount }.
                [target] { $seat } te pagó f{ $amount }.
               *[others] { $seat } pagó a { $target } f{ $amount }.
            }
       *[1]
            { $you ->
                [seat] Pagaste a { $target } f{ $amount }. Un hombre recibe f{ $full }.
                [target] { $seat } te pagó f{ $amount }. Un hombre recibe f{ $full }.
               *[others] { $seat } pagó a { $target } f{ $amount }. Un hombre recibe f{ $full }.
            }
    }
event-shut_out =
    { $why ->
        [0]
            { $you ->
                [seat] No puedes poseer { $deed }, así que no puedes pujar.
               *[others] { $seat } no puede poseer { $deed }, y no puede pujar.
            }
        [1]
            { $you ->
                [seat] Estás en la cárcel, así que no puedes pujar.
               *[others] { $seat } está en la cárcel y no puede pujar.
            }
        [2]
            { $you ->
                [seat] La carta de País te deja fuera de la subasta.
               *[others] La carta de País deja a { $seat } fuera de la subasta.
            }
       *[3]
            { $you ->
                [seat] Sin permiso no puedes pujar aquí.
               *[others] Sin permiso, { $seat } no puede pujar aquí.
            }
    }
event-will_skip =
    { $turns ->
        [one]
            { $you ->
                [seat] Perderás tu próximo turno.
               *[others] { $seat } perderá su próximo turno.
            }
       *[other]
            { $you ->
                [seat] Perderás tus próximos { $turns } turnos.
               *[others] { $seat } perderá sus próximos { $turns } turnos.
            }
    }
event-country_over =
    { $why ->
        [0] «{ $card }» ya no rige.
        [1] «{ $card }» queda bajo otra carta y ya no rige.
        [2] La carta «{ $card }» queda derogada.
       *[3] La carta «{ $card }» queda anulada.
    }
event-jailed =
    { $why ->
        [0]
            { $you ->
                [seat] Vas a la cárcel.
               *[others] { $seat } va a la cárcel.
            }
        [1]
            { $you ->
                [seat] Demasiados dobles: vas a la cárcel.
               *[others] Demasiados dobles: { $seat } va a la cárcel.
            }
       *[2]
            { $you ->
                [seat] Vas directo a la cárcel.
               *[others] { $seat } va directo a la cárcel.
            }
    }
event-freed =
    { $how ->
        [0]
            { $you ->
                [seat] Dobles: sales de la cárcel.
               *[others] Dobles: { $seat } sale de la cárcel.
            }
        [1]
            { $you ->
                [seat] Te dejan salir.
               *[others] Dejan salir a { $seat }.
            }
       *[2]
            { $you ->
                [seat] Te dejan salir.
               *[others] Dejan salir a { $seat }.
            }
    }
event-offer_deed =
    { $done ->
        [0]
            { $you ->
                [seat] Habrías dado { $deed } a { $target }.
                [target] { $seat } te habría dado { $deed }.
               *[others] { $seat } habría dado { $deed } a { $target }.
            }
       *[1]
            { $you ->
                [seat] Diste { $deed } a { $target }.
                [target] { $seat } te dio { $deed }.
               *[others] { $seat } dio { $deed } a { $target }.
            }
    }
event-offer_card =
    { $done ->
        [0]
            { $you ->
                [seat] Habrías dado la carta «{ $card }» a { $target }.
                [target] { $seat } te habría dado la carta «{ $card }».
               *[others] { $seat } habría dado la carta «{ $card }» a { $target }.
            }
       *[1]
            { $you ->
                [seat] Diste la carta «{ $card }» a { $target }.
                [target] { $seat } te dio la carta «{ $card }».
               *[others] { $seat } dio la carta «{ $card }» a { $target }.
            }
    }
event-offer_cash =
    { $done ->
        [0]
            { $you ->
                [seat] Habrías pagado f{ $amount } a { $target }.
                [target] { $seat } te habría pagado f{ $amount }.
               *[others] { $seat } habría pagado f{ $amount } a { $target }.
            }
       *[1]
            { $you ->
                [seat] Pagaste f{ $amount } a { $target }.
                [target] { $seat } te pagó f{ $amount }.
               *[others] { $seat } pagó f{ $amount } a { $target }.
            }
    }

## Por qué no se puede ahora.

refusal-not_asked = No te toca (UQ-015).
refusal-other_question = Ahora no se decide eso (UQ-017).
refusal-poor = Solo tienes f{ $have } (UQ-Q29).
refusal-not_yours = Eso no es de ninguna de las dos partes (UQ-068).
refusal-not_street = No se puede construir en { $deed } (UQ-049).
refusal-not_whole_group = Primero necesitas todas las propiedades del grupo de color (UQ-050).
refusal-group_mortgaged = Una propiedad de ese grupo está hipotecada (UQ-050).
refusal-uneven = Antes deben llegar a este nivel las demás propiedades del grupo (UQ-053).
refusal-full = En { $deed } no cabe más que un granero (UQ-054).
refusal-three_crops = Una mujer puede poner tres cultivos y ningún granero, sin la licencia de cosecha plena (UQ-055, UQ-056).
refusal-no_stock = A la banca no le queda ninguno (UQ-057).
refusal-nothing_built = En { $deed } no hay nada (UQ-059).
refusal-uneven_sale = Vende antes en las propiedades más altas del grupo (UQ-060).
refusal-no_crops_back = A la banca le faltan cultivos para deshacer un granero (UQ-Q61).
refusal-not_short = Un grupo entero solo se vende si faltan cultivos para un granero (UQ-Q61).
refusal-mortgaged = Sobre { $deed } ya pesa una hipoteca (UQ-061).
refusal-not_mortgaged = Sobre { $deed } no pesa ninguna hipoteca (UQ-064).
refusal-developed = Antes hay que vender todo lo que hay en ese grupo (UQ-062).
refusal-in_prison = Una mujer en la cárcel no puede negociar (UQ-103).
refusal-no_credit = Mientras esté { $country }, las mujeres no pueden hipotecar ni levantar hipotecas (UQ-083).
refusal-no_trade = Mientras esté { $country }, las mujeres no pueden hacer tratos (UQ-083).
refusal-no_building = Mientras esté { $country }, las mujeres no pueden construir (UQ-083).
refusal-no_purchase = Mientras esté { $country }, las mujeres no pueden comprar a la banca (UQ-083).
refusal-bank_empty = La banca no puede pagar eso completo (UQ-Q03).
refusal-enough_managed = Ya negociaste { $most } veces este turno, y ese es el límite (UQ-122).
refusal-enough_offers = Ya hiciste todas tus ofertas por ahora (UQ-070).
refusal-no_such_player = En esta mesa no hay nadie así (UQ-069).
refusal-yourself = No puedes hacer tratos contigo (UQ-069).
refusal-partner_out = { $target } está en bancarrota (UQ-Q76).
refusal-partner_barred = Ahora { $target } no puede hacer tratos (UQ-Q76).
refusal-nothing_to_trade = Ninguna de las partes tiene propiedad o carta que cambiar (UQ-068).
refusal-already_there = Eso ya está en la bandeja (UQ-069).
refusal-one_sided = Las dos partes deben dar algo (UQ-Q75).
refusal-no_item = Al menos una propiedad o carta debe cambiar de manos (UQ-Q107).
refusal-same_offer = Ya hiciste esa misma oferta en este turno (UQ-070).
refusal-licence = Tendrías algo sin la licencia para ello (UQ-071, UQ-126).
refusal-partner_licence = { $target } tendría algo sin la licencia para ello (UQ-071, UQ-126).
refusal-fees = No podrías pagar el diez por ciento de lo hipotecado (UQ-Q77).
refusal-partner_fees = { $target } no podría pagar el diez por ciento de lo hipotecado (UQ-Q77).
refusal-partner_poor = { $target } no tiene tanto (UQ-Q107).
refusal-worse_off = Con una deuda nadie puede dar en un trato lo que podría reunir (UQ-Q106).
refusal-needed_card = Esa carta es la que te deja comprar aquí (UQ-Q112).
refusal-no_counter = A una oferta se puede responder con otra una sola vez (UQ-Q123).
refusal-no_card = No tienes carta para eso (UQ-076).
refusal-no_country = En la mesa no hay carta de País con una regla (UQ-087).
refusal-token_gone = Alguien ya tomó la ficha { $token } (UQ-008).
refusal-can_pay = Aún puedes reunir lo que necesitas (UQ-107).
refusal-first_must_pay = No quedan intentos: paga o usa una carta (UQ-099).
refusal-too_dear = Ese sitio cuesta más que tu puja, o pide otra pieza (UQ-058).
refusal-debt_open = Nadie construye ni levanta hipotecas con una deuda abierta (UQ-Q106).
refusal-two_cash = Solo una parte puede dar dinero (UQ-Q107).
refusal-larger_first = Pon antes los billetes más grandes (UQ-Q125).
refusal-just_turned = Este turno ya le diste la vuelta una vez: { $deed } (UQ-Q124).
refusal-just_built = En este turno construiste ahí (UQ-Q124).
refusal-enough_cash = Puedes pagar { $deed } tal como está (UQ-Q112).

## Qué puede elegir quien abre la mesa.

no-yes =
    { $value ->
        [no] no
       *[yes] sí
    }
option-preset = Reglas de la casa para menos tiempo: el juego del libro, uno ágil con propiedades repartidas, o uno rápido que acaba con la primera bancarrota.
    .value =
        { $value ->
            [book] el juego del libro, unas 40 rondas
            [brisk] ágil, unas 30 rondas
           *[quick] rápido, unas 10 rondas
        }
option-host_banker = El puesto, desde 1, de quien conoce el juego, lleva la banca y juega al final de los hombres; 0 para nadie.
option-bank_money = Si a la banca se le puede acabar el dinero.
    .value =
        { $value ->
            [unlimited] nunca
           *[finite] sí
        }
option-deed_4b = Hornos 4B como lo imprime el libro, o con las cifras que probablemente se querían.
    .value =
        { $value ->
            [printed] como está impreso
           *[corrected] corregido
        }
option-empowerment_from_round = La ronda desde la que los dobles dan a las mujeres cartas de Empoderamiento.
option-emp_on_prison_doubles = Si los dobles que sacan de la cárcel dan también una carta de Empoderamiento.
    .value = { no-yes }
option-restricted_landing_auction = Si se subasta una propiedad cuando cae en ella una mujer que no puede poseerla.
    .value = { no-yes }
option-doubles_renounce_auction = Si se subasta una propiedad que una mujer deja para lanzar otra vez.
    .value = { no-yes }
option-auction_delay_women = Si las mujeres quedan fuera de las subastas que causa una caída en la casilla.
    .value = { no-yes }
option-auction_mode = Pujas abiertas, o una puja secreta cada cual.
    .value =
        { $value ->
            [open] abiertas
           *[sealed] secretas
        }
option-auction_step = La puja mínima y la subida mínima.
    .value =
        { $value ->
            [1] f1
            [5] f5
           *[10] f10
        }
option-auction_reserve = Si la primera puja debe llegar a la mitad del precio de lista.
    .value =
        { $value ->
            [step] no
           *[half] sí
        }
option-card_gap_to = Adónde va el 30 por ciento que una carta no da a una mujer.
    .value =
        { $value ->
            [unpaid] no lo paga nadie
           *[bank] a la banca
        }
option-park_company = Con quién deja de estar a solas una mujer en el Parque.
    .value =
        { $value ->
            [anyone] con cualquiera
           *[man] con un hombre
        }
option-women_prison_rent = Si una mujer en la cárcel cobra alquileres.
    .value =
        { $value ->
            [lost] no
           *[kept] sí
        }
option-third_fail_roll = Cuándo lanza quien tuvo que pagar tras el último intento.
    .value =
        { $value ->
            [same_turn] en el mismo turno
           *[next_turn] en el próximo turno
        }
option-crop_auction = Si los últimos cultivos y graneros se subastan cuando los quieren varias personas.
    .value =
        { $value ->
            [on] sí
           *[off] no
        }
option-restricted_inherit = Quién recibe el dinero de las propiedades que quien cobra la deuda no puede poseer.
    .value =
        { $value ->
            [proceeds_to_creditor] quien cobra la deuda
           *[proceeds_to_bank] la banca
        }
option-trade_offers_per_turn = Cuántas ofertas se pueden hacer en un turno.
option-counter_offers = Si se puede responder a una oferta con otra.
    .value = { no-yes }
option-cash_visible = Si todo el mundo ve el dinero de todo el mundo.
    .value =
        { $value ->
            [all] sí
           *[own] no
        }
option-deal_deeds = Regla de la casa: propiedades gratis repartidas al empezar.
    .value =
        { $value ->
            [0] ninguna
           *[3] tres por persona
        }
option-warehouse_after = Regla de la casa: cuántos cultivos pide un granero.
    .value =
        { $value ->
            [4] cuatro
           *[3] tres
        }
option-prison_attempts = Regla de la casa: cuántos intentos de dobles hay en la cárcel.
    .value =
        { $value ->
            [3] tres
           *[1] uno
        }
option-income_tax = Regla de la casa: el impuesto sobre la renta.
    .value =
        { $value ->
            [100] f100
           *[200] f200
        }
option-end_on_first_bankruptcy = Regla de la casa: la primera bancarrota acaba la partida, y gana quien más tiene.
    .value = { no-yes }
option-time_limit_rounds = Regla de la casa: tras tantas rondas gana quien más tiene; 0 para no tener límite.
option-max_rounds = Tras tantas rondas la partida se detiene en todo caso, y gana quien más tiene.
option-repeal = Una sola restricción levantada, para ver qué cuesta.
    .value =
        { $value ->
            [none] ninguna
            [signs] signos por sorteo
            [start_money] el mismo dinero inicial
            [doubles] el mismo límite de dobles
            [bank_sum] la misma suma del Banco
            [park] el Parque es seguro
            [permission] comprar al caer
            [ownership] ferrocarriles y servicios para todo el mundo
            [building] graneros para todo el mundo
            [card_money] dinero completo de las cartas
            [inheritance] hereda todo el mundo
            [country] sin reglas de País
            [empowerment] sin cartas de Empoderamiento
            [prison] negociar desde la cárcel
            [dealing] propiedades repartidas a todo el mundo
           *[care] nadie tiene que quedarse a cuidar
        }
option-equal_cash = Con cuánto se empieza cuando la variante lo iguala.
    .value =
        { $value ->
            [1500] f1500
           *[1250] f1250
        }

variant-equal = con las mismas reglas para hombres y mujeres

## Una frase sobre cada decisión, en una primera partida.

guide-token = Toma la ficha que recorre el tablero por ti.
guide-manage = Antes y después de lanzar puedes construir, hipotecar o hacer tratos. Luego sigue.
guide-claim = Esperaste por esta propiedad. Cómprala ahora, o déjala.
guide-buy = Estás en una propiedad libre: cómprala, o que pujen.
guide-doubles_buy = Con dobles se lanza otra vez. Compra antes, o sigue lanzando.
guide-bid = Se subasta una propiedad. Pon billetes en la mesa, o pasa.
guide-prison = En la cárcel: paga, usa una carta o busca dobles.
guide-release = Se acabaron los intentos: elige cómo sales.
guide-tray = Pon en la bandeja lo que das y lo que quieres, y ofrécelo.
guide-answer = Te ofrecen un trato: acéptalo, recházalo o responde con otro.
guide-receipt = Te llegó una propiedad hipotecada. Levanta la hipoteca, o paga solo la tasa.
guide-between = No es tu turno, pero puedes construir antes de que siga.
guide-contest = Quedan pocas piezas. Di si también quieres una.
guide-crop_bid = Las últimas piezas son para quien más puje.
guide-place = Ganaste una pieza: elige la propiedad donde va.
guide-waiver = Una carta tuya puede anular esta regla. Úsala, o guárdala.
guide-raise = Debes más de lo que tienes. Vende, hipoteca o haz tratos hasta poder pagar.

## El tablero en el navegador.

money = f{ $amount }
where = Ronda { $round }
where-limit = { round-most }
board-label = Tablero
board-list = Todas las casillas, en el orden del camino
board-corner-bank = Banco
board-corner-prison = Cárcel
board-corner-park = Parque
board-corner-to_prison = A prisión
board-pay = paga f{ $amount }
board-space = { CAPITAL($space) }.
board-price = Cuesta f{ $amount }.
board-owner =
    { $you ->
        [seat] Es tu propiedad.
       *[others] Es propiedad de { $seat }.
    }
board-level = Encima: { $level }.
board-mortgaged = Hipotecada.
board-rent = Alquiler f{ $amount }.
board-rent_dice = Alquiler: { $times } veces los dados.
board-claims = Espera permiso: { $names }.
board-here = Aquí: { $names }.
board-look = Propiedades del tablero
board-sides = Los cuatro lados del tablero
board-side-left = Del Banco a la Cárcel
board-side-top = De la Cárcel al Parque
board-side-right = Del Parque a la flecha
board-side-bottom = De la flecha al Banco
board-road = El camino que te espera
board-dice =
    { $second ->
        [0] Dado: { $first }
       *[other] Dados: { $first } y { $second }
    }
board-crops =
    { $crops ->
        [one] { $crops } cultivo
       *[other] { $crops } cultivos
    }
board-houses =
    { $houses ->
        [one] { $houses } granero
       *[other] { $houses } graneros
    }

seat-deeds =
    { $deeds ->
        [one] { $deeds } propiedad
       *[other] { $deeds } propiedades
    }
seat-cards = { cards }
seat-skips =
    { $turns ->
        [one] pierde un turno
       *[other] pierde { $turns } turnos
    }
seat-waits = espera { $deed }
seat-unit = f
seat-worth = f en total
seat-sign-man = signo de hombre
seat-sign-woman = signo de mujer

country-label = Carta de País en vigor
country-binds = Carta de País: ata a las mujeres
country-good = Carta de País: ayuda a las mujeres
country-none = Carta de País: sin regla
country-until =
    { $you ->
        [seat] hasta tu próximo turno
       *[others] hasta el próximo turno de { $seat }
    }

bite-label = Una regla muerde
bite-less = f{ $amount } menos que un hombre
bite-more = f{ $amount } más que un hombre
bite-fact = El dato que hay detrás.
bite-money = Menos para empezar
    .why = Los signos empiezan con sumas distintas.
bite-bank = Menos en el Banco
bite-tax = Dos veces el impuesto
    .why = La carta de País cobra dos veces al signo de mujer.
bite-fare = Doble billete
    .why = La carta de País pide acompañante con signo de mujer.
bite-gained = Una carta paga menos
bite-gave = { bite-gained }
bite-lost_turn = Un turno perdido por la noche
    .why = Mientras esté esta carta de País, quien lleva signo de mujer se queda en casa.
bite-park = A solas en el Parque
    .why = Quien lleva signo de mujer no puede sentarse a solas en el Parque.
bite-barred = Con este signo no se puede poseer
    .why = Ferrocarriles y servicios piden licencia con signo de mujer.
bite-claimed = Hace falta permiso
bite-stamped = Un sello para la solicitud
    .why = La carta de País pone una tasa a cada solicitud.
bite-no_claim = Sin solicitud
    .why = Con signo de mujer la tierra se compra por solicitud, y ahora ni así.
bite-preempted = La solicitud ya no vale
    .why = Una solicitud solo vale hasta que pueda comprar otra persona.
bite-renounced = Una herencia pasa de largo
    .why = Con signo de mujer, una herencia va al primer hombre.
bite-no_heir = Una herencia para nadie
    .why = Con signo de mujer no se hereda.
bite-rent_lost = Sin alquiler en la cárcel
    .why = Con signo de mujer no se cobra desde la cárcel. Un hombre en la cárcel sí cobra.
bite-guardian = La mitad va al cabeza de familia
    .why = La carta de País da la mitad de su alquiler al primer hombre.
bite-will_skip = Alguien tiene que quedarse
    .why = Un hombre paga una enfermera y sigue.
bite-jailed = El segundo doble lleva a la cárcel
bite-shut_out = Fuera de la subasta

slip-title = Las reglas con las que juegas
slip-title_none = Las reglas de los dos signos
slip-rule = Regla
slip-man = un hombre
slip-woman = una mujer
slip-you = tú
slip-start = Al empezar
slip-bank = En el Banco
slip-cards = De las cartas
    .percent = { $percent } %
slip-buy = Propiedad nueva
    .landing = al caer
    .wait = tras esperar
slip-own = Trenes, servicios
    .yes = puede
    .rails = solo trenes
    .works = solo servicios
    .no = no puede
slip-crops = Construye hasta
slip-inherit = Una herencia
    .keeps = se la queda
    .goes = va a { $seat }
    .goes_man = va a un hombre
slip-park = Parque, a solas
    .safe = nada
    .lose = turno perdido
slip-prison = En la cárcel
    .deals = negocia
    .shut = no negocia
slip-doubles = Dobles a la cárcel
    .limit = n.º { $doubles }
slip-bound =
    { $law ->
        [night] La carta de País también te ata: las mujeres pierden su turno.
        [no_bids] La carta de País también te ata: las mujeres no pueden pujar.
        [no_credit] La carta de País también te ata: sin hipotecas para las mujeres.
        [no_trade] La carta de País también te ata: sin tratos para las mujeres.
        [no_building] La carta de País también te ata: las mujeres no pueden construir.
        [half_wage] La carta de País también te ata: f70 en el Banco para las mujeres.
        [on_foot] La carta de País también te ata: un dado para las mujeres.
        [guardian] La carta de País también te ata: la mitad del alquiler de una mujer va al primer hombre.
        [stamp_fee] La carta de País también te ata: una solicitud le cuesta f20 a una mujer.
        [no_purchase] La carta de País también te ata: las mujeres no pueden comprar a la banca.
        [taxed_twice] La carta de País también te ata: las mujeres pagan cada impuesto dos veces.
       *[escort] La carta de País también te ata: doble billete para las mujeres.
    }

head-manage =
    { $next ->
        [0] Tu turno, antes de lanzar
        [1] Tu turno, en la cárcel
        [2] Dobles: lanzas otra vez
        [3] Tu turno, después de lanzar
       *[4] Tu turno, y una solicitud
    }
head-between = Ahora puedes construir
head-place = Ganado: ¿dónde va?
head-token = Elige tu ficha
head-auction = Subasta: { $deed }
head-crop_auction = Subasta del último { $lot }
head-offer = { $seat } te hace una oferta
head-counter = { $seat } responde con otra oferta
head-buy = En venta: { $deed }
head-doubles = { CAPITAL($deed) }, o lanzar otra vez
head-claim = Se acabó la espera por { $deed }
head-debt = Debes f{ $amount } a { $target }
head-debt_bank = Debes f{ $amount } a la banca
head-receipt = Con hipoteca te llega { $deed }
head-prison = Estás en la cárcel
head-release = Se acabó el último intento
head-tray = Tu oferta a { $target }
head-waiver = ¿Anular { $card }?
head-contest = El último { $lot }, que quiere { $seat }
head-won =
    { $winners ->
        [one] Gana { $names }.
       *[other] Ganan { $names }.
    }
head-won_you = Ganas.
head-won_also = Ganas, con { $names }.
ask-answer = Una oferta para ti, { $seat }
ask-bid = Tu puja, { $seat }
ask-crop_bid = { ask-bid }
ask-contest = No hay para todo el mundo, { $seat }
ask-waiver = Tu salvoconducto, { $seat }
ask-receipt = Una propiedad para ti, { $seat }
ask-raise = Tu deuda, { $seat }
ask-between = Entre turnos, { $seat }
ask-place = Ponlo tú, { $seat }

auction-leads =
    { $you ->
        [seat] Vas por delante
       *[others] { $seat } va por delante
    }
auction-asked =
    { $you ->
        [seat] Se te consulta
       *[others] Se consulta a { $seat }
    }
auction-in =
    { $you ->
        [seat] Sigues
       *[others] { $seat } sigue
    }
auction-passed =
    { $you ->
        [seat] Pasaste
       *[others] { $seat } pasó
    }
auction-barred =
    { $you ->
        [seat] No puedes pujar
       *[others] { $seat } no puede pujar
    }
auction-hint = Tienes f{ $amount }.
auction-hint_wait = Lo que se gana en subasta no pide permiso.
auction-sealed = Una puja cada cual, en secreto. Gana la más alta.
auction-credit = No puedes hipotecar para subir mientras esté la carta de País.
auction-least = la mínima
auction-pass = Pasar
auction-own = Otra suma
auction-own_bid = Pujar

deedcard-price = precio de lista f{ $amount }
deedcard-rent = alquiler
deedcard-crop = un cultivo cuesta
deedcard-mortgage = hipoteca
deedcard-railroads =
    { $railroads ->
        [one] { $railroads } ferrocarril
       *[other] { $railroads } ferrocarriles
    }
deedcard-works =
    { $works ->
        [one] { $works } de los servicios
       *[other] los dos servicios
    }
deedcard-times = { $times } veces los dados
deedcard-owner =
    { $you ->
        [seat] es tuya
       *[others] es de { $seat }
    }
deedcard-free = sin dueño
deedcard-mortgaged = hipotecada
deedcard-now = alquiler ahora f{ $amount }
deedcard-now_dice = alquiler ahora { $times } veces los dados
deedcard-waits = esperando permiso
deedcard-close = Devolverla
deedcard-barred = No puedes poseerla
group_of-label = Todo { $group }, y de quién es
group_of-street = Precio de lista f{ $price }. Alquiler f{ $first }, con un granero f{ $best }.
group_of-railroad = Precio de lista f{ $price }. Alquiler f{ $first }, por los dos f{ $best }.
group_of-utility = Precio de lista f{ $price }. El alquiler va por los dados.

hand-title =
    { $you ->
        [seat] Ante ti
       *[others] Ante { $seat }
    }
hand-none = Aún sin propiedades.
hand-claim = Esperas { $deed }.
    .more = Puedes comprarla por f{ $price } justo antes de lanzar otra vez. Quien pueda comprar al caer y llegue antes puede llevársela.
hand-press = Pulsa una propiedad para ver qué puedes hacer.
hand-nothing = Ahora no se puede hacer nada con { $deed }.
hand-why-prison = Con tu signo, desde la cárcel no se construye, vende ni hipoteca.
hand-why-no_building = La carta de País te prohíbe construir.
hand-why-no_credit = La carta de País te prohíbe hipotecar o levantar hipotecas.
hand-why-few = Con tu signo, lo máximo en una propiedad es: { $level }.
drawers-offer = Hacer una oferta
drawers-deeds = Atender tus tierras

trade-make = Hacer una oferta a
trade-left =
    { $offers ->
        [one] queda { $offers } oferta
       *[other] quedan { $offers } ofertas
    }
trade-none_left = No quedan ofertas en este turno.
trade-barred-law = La carta de País te prohíbe hacer tratos.
trade-barred-prison = Con tu signo no se hacen tratos desde la cárcel.
trade-give =
    { $you ->
        [seat] Das
       *[others] { $seat } da
    }
trade-get = Recibes
trade-nothing = Nada aún
trade-no_deeds = Nada que pueda cambiar de manos.
trade-cash_of = Dinero, hasta f{ $amount }
trade-cash_hidden = Dinero
trade-would = Lo que tendría cada parte
trade-after_you = Tú
trade-no_deed = sin propiedades
trade-group_whole = todo { $group }
trade-shared = Esto solo lo ven ustedes dos.
trade-need_item = Pon al menos una propiedad o carta en la bandeja.
trade-need_both = Las dos partes deben dar algo.
trade-licence =
    { $you ->
        [seat] Con tu signo no puedes poseer { $deed }.
       *[others] Con su signo, { $seat } no puede poseer { $deed }.
    }
trade-poor = Eso es más de lo que hay a mano.
trade-send = Enviar la oferta
trade-clear = Vaciar la bandeja
trade-back = No hacer oferta
trade-accept = Aceptar
trade-refuse = Rechazar
trade-counter = Hacer otra oferta
trade-looked_at = { $seat } mira una oferta con { $target }. Nadie más la ve.

debt-owed = Debes
debt-hand = A mano
debt-missing = Falta
debt-can = Puedes reunir f{ $amount } en total.
debt-doomed = Solo puedes reunir f{ $amount } en total. Así no te salvas: solo con un trato.
debt-for-rent = Alquiler por { $deed }
debt-for-tax = Impuesto
debt-for-card = Por una carta
debt-for-fine = La multa
receipt-says = No da nada hasta que se levante la hipoteca.
prison-attempt = Intento { $at } de { $most }.
prison-deals = Con tu signo negocias y cobras alquileres desde aquí.
prison-shut = Con tu signo no negocias, no pujas ni cobras desde aquí.
shortage-says = { $seat } quiere el último { $lot } para { $deed }. Si también lo quieres, se subasta.
tokens-title = Ocho cosas con las que jugar

story-won =
    { $rounds ->
        [one] Ganó { $names }, tras { $rounds } ronda.
       *[other] Ganó { $names }, tras { $rounds } rondas.
    }
story-falls =
    { $fallen ->
        [0] Nadie acabó en bancarrota.
        [one] { $names } acabó en bancarrota.
       *[other] En bancarrota, por este orden: { $names }.
    }
story-signs = Signo de hombre: { $men }. Signo de mujer: { $women }.
story-less = Las reglas quitaron f{ $amount } a quienes llevaban signo de mujer: al empezar, en el Banco, en las cartas y en los impuestos.
story-waits =
    { $claims ->
        [0] Nadie tuvo que esperar permiso.
        [one]
            { $lost ->
                [0] Una solicitud esperó permiso, y salió adelante.
               *[other] Una solicitud esperó permiso, y se la llevó otra persona.
            }
       *[other]
            { $lost ->
                [0] { $claims } solicitudes esperaron permiso, y no se perdió ninguna.
               *[other] { $claims } solicitudes esperaron permiso; se perdieron { $lost }.
            }
    }
story-no_rent = Nunca se pagó un alquiler.
story-rent = Se pagaron alquileres por f{ $amount }, la mayor parte a { $seat }.

## El reparto de los signos, antes del primer turno.

dealt-title = Los dados repartieron los signos.
    .man = Juegas con signo de hombre.
    .woman = Juegas con signo de mujer.
dealt-owns = Propiedades que se pueden tener
dealt-of = { $owns } de { $deeds }

turning-deeds =
    { $deeds ->
        [one] Una propiedad cambia de manos.
       *[other] { $deeds } propiedades cambian de manos.
    }

space-does-bank = A quien pasa o cae aquí le paga el Banco.
    .signs = Un hombre recibe f{ $man }, una mujer f{ $woman }.
space-does-prison = De visita no pasa nada. Quien está entre rejas paga f{ $fine }, muestra una carta o saca dobles.
space-does-park = Un lugar de descanso: aquí no se paga nada.
    .signs = Una mujer que está aquí a solas pierde un turno.
space-does-to_prison = Quien cae aquí va a la cárcel en el acto.
space-does-tax = Quien cae aquí paga f{ $amount }.
space-does-bounty = Quien cae aquí saca una carta de Fortuna; puede decir una cosa a un hombre y otra a una mujer.
space-does-lucky = Quien cae aquí saca una carta de Suerte o no; algunas se guardan hasta que sirven.
space-does-country = Quien cae aquí muestra una carta de País. Casi todas son leyes para mujeres, por un tiempo.

# Lo que cuenta la última página.
holds-worth = patrimonio
holds-deeds = propiedades
did-rent = alquileres cobrados
did-guardian = medios alquileres ajenos
did-preempted = solicitudes anuladas
did-refused = ofertas rechazadas

kept-head = Las reglas retuvieron f{ $amount }.
kept-what = Lo que habría dado lo mismo con el otro signo: al empezar, en el Banco, en cartas, impuestos, billetes y herencias. No se cuenta lo que habría crecido de ello.
kept-seat =
    { $times ->
        [one] f{ $amount }; una regla mordió una vez
       *[other] f{ $amount }; las reglas mordieron { $times } veces
    }
kept-facts = Qué mordió, y los datos que hay detrás
kept-times =
    { $times ->
        [one] una vez
       *[other] { $times } veces
    }
build-rent = alquiler después: f{ $amount }
habit-build = Pregúntame si construyo
habit-build-always = después de cada turno
habit-build-round = una vez por ronda
habit-build-turn = solo en mi turno

## Preguntas ya preparadas del laboratorio.

idea-repeals = ¿Qué restricción cuesta más a las mujeres?
idea-pay = ¿Qué le cuesta a una mujer cobrar menos?

## What a class may be asked about this game.

room-ask_own_1 = ¿Cuándo notaste que las reglas no son las mismas?
room-answer_own_1_1 = Desde el principio
room-answer_own_1_2 = Más tarde, jugando
room-answer_own_1_3 = Solo ahora
room-ask_own_2 = ¿Quién debería devolver lo que se retuvo?
room-answer_own_2_1 = La banca
room-answer_own_2_2 = Quien tuvo más
room-answer_own_2_3 = Nadie

# La página del laboratorio: lo que dan las reglas impresas, la brecha y los grupos con sus cifras.
lab-by_book = Según el libro, un hombre gana { $a } de cada 100; una mujer, { $b }.
lab-gap = De cada 100 partidas, un hombre gana { $value } más que una mujer.
lab-bars = Lo que una sola regla cambia para una mujer
lab-group_men = hombres
lab-group_women = mujeres

debrief-equal = Igual significa aquí una sola regla para hombres y mujeres.
